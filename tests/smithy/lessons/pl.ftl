# Nauka gry Smithy, po polsku.

goal = Wykuj w trzech rundach wyroby warte jak najwięcej. Twój patron płaci więcej za jeden metal i tylko ty wiesz, za który.

coach-draft = Zachowaj wyrób, który zdołasz wykuć: im twardszy, tym więcej wart i tym więcej żaru potrzebuje. Pozostałe trafią do następnego kowala.
coach-forge = Połóż wyrób na kowadle, podsycaj ogień, póki masz węgiel, a potem uderz. Odpoczynek daje węgiel.
coach-charms = Podkowa pozwala powtórzyć rzut przy własnym uderzeniu, sadza psuje cudze. Zagrany talizman przepada.

tip-spoiled = Kość i żar razem nie sięgnęły twardości wyrobu: został z niego żużel, który nic nie jest wart.

lesson-first = Twój pierwszy wyrób
    .about = Od wybierania wyrobów po kowadło.
lesson-first-keep = Zachowujesz jeden z trzech wyrobów, a pozostałe przekazujesz dalej. Na początek coś łatwego: zachowaj miedziany klucz.
    .after = Golem też wybrał i ma teraz to, co poszło od ciebie dalej.
    .otherwise = Ten trudno wykuć. Spróbuj jeszcze raz z miedzianym kluczem.
lesson-first-lay = Twoja kolej przy kowadle. Połóż na nim wyrób, najlepiej miedziany garnek, bo jest wart więcej.
    .after = Leży zakryty, dopóki w niego nie uderzysz.
lesson-first-stoke = Ogień wzmacnia uderzenie. Podsyć go raz albo dwa, zanim uderzysz.
    .after = Każdy węgiel dodaje 1 do kości. Teraz uderz!
    .otherwise = To było uderzenie bez żaru. Może się udać, ale rzadko się udaje.
