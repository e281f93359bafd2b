# Nauka gry Kajko i Kokosz: Przygody Wojów, po polsku.

goal = Zbieraj przed sobą łupy i odsyłaj je do grodu, zanim zabiorą je rozbójnicy, zbójcerze albo podstępny szambelan. Liczy się tylko to, co dotarło do grodu: wygrywa ten, kto ma tam najwięcej dukatów.

## Każde pytanie

coach-turn = Odkryj jedną kartę albo odeślij do grodu wszystko, co leży przed tobą. Im więcej tam leży, tym więcej możesz stracić; ale każda twoja postać przyjmuje łupy tylko raz, więc nie odsyłaj zbyt mało.
coach-lose = Szambelan zabiera najcenniejszy przedmiot. Te są warte tyle samo, więc pomyśl, co jeszcze się liczy: przy Dusigroszu warto zatrzymać monety.
coach-rob = Zabierasz wybranej osobie wszystkie monety; jeśli ich nie ma, przedmioty warte 5, a jeśli i tych nie ma, przedmioty warte 10. Sprawdź, kto ma najwięcej do stracenia.

## Gdy coś zdarza się pierwszy raz

tip-robbers_stay = Jedna banda zbójcerzy nie robi krzywdy. Czeka przed tobą, aż coś odeślesz; druga banda zabrałaby wszystko, ale rozbójnicy wdadzą się z nią w bójkę i zostawią twoje łupy w spokoju.
tip-robbed = Dwie bandy zbójcerzy przed jedną osobą zabierają wszystkie przedmioty, które tam leżą, i obie odchodzą. To, co w grodzie, jest bezpieczne.
tip-raided = Rozbójnicy zabierają wszystko, co leży przed tobą. Powstrzyma ich tylko banda zbójcerzy, która już tam czeka.
tip-fought = Rozbójnicy, którzy trafią na zbójcerzy, biją się z nimi: jedni i drudzy znikają, a ty niczego nie tracisz.
tip-lost = Szambelan zabiera zawsze najcenniejszy przedmiot sprzed ciebie i nic więcej.
tip-unharmed = Kto nic przed sobą nie ma, nic nie traci: niebezpieczeństwa odchodzą z niczym. Najlepiej więc ryzykować zaraz po odesłaniu łupów.
tip-sent = Wszystkie przedmioty trafiły zakryte na jedną postać. Ta postać nic więcej nie przyjmie i nikt nie ruszy tego, co na niej leży.
tip-full = Kto zapełni ostatnią postać, czeka na koniec. Pozostali grają dalej.
tip-took = Moneta w ręku zabrała wszystkie monety albo wszystkie przedmioty jednego rodzaju. Sama karta też zmieniła właściciela.

## Pierwsza partia

lesson-first = Pierwsza partia
    .about = Odkrywaj karty, poznaj wszystkie niebezpieczeństwa i naucz się w porę przestać.
lesson-first-goal = Oto dziesięć stosów przygód, a na dole po prawej gród z twoimi postaciami. Ze stosów zbierasz łupy i odsyłasz je do grodu. Na koniec liczy się tylko to, co jest w grodzie.
lesson-first-turn_up = Twoja kolej: robisz jedną rzecz, potem ruch ma golem. Odkryj wierzchnią kartę dowolnego stosu.
    .after = Łup! Jest wart 1, 5 albo 10 dukatów i leży przed tobą na widoku. Nie jest tam bezpieczny.
lesson-first-robbers = Kilka kolejek później leży przed tobą 16 dukatów. W każdym stosie czyhają trzy niebezpieczeństwa, każde na jednej karcie. Czas je poznać: odkryj kartę z zaznaczonego stosu.
    .after = Zbójcerze! Jedna banda nie robi krzywdy i zostaje przed tobą. Ale jeśli przyjdzie druga, przepadnie wszystko, co tam leży.
    .otherwise = To był inny stos, a z wierzchu wszystkie są takie same. Spróbuj jeszcze raz: weź zaznaczony.
lesson-first-raiders = Teraz najgroźniejsi: rozbójnicy zabierają wszystko, co leży przed tobą, chyba że są tam zbójcerze. A są, więc zaryzykuj: odkryj kartę z zaznaczonego stosu.
    .after = Rozbójnicy trafili na zbójcerzy i wdali się w bójkę. Jedni i drudzy zniknęli, a łupy zostały. Bez zbójcerzy przepadłoby wszystko.
    .otherwise = To był inny stos. Spróbuj jeszcze raz: rozbójnicy czekają w zaznaczonym.
lesson-first-chamberlain = Zostało jedno niebezpieczeństwo: podstępny szambelan. Zabiera jeden przedmiot. Który? Odkryj kartę z zaznaczonego stosu.
    .after = Zabrał to, co najcenniejsze, czyli 10. Tak jest zawsze; przy równej wartości wybierasz ty. Reszta zostaje.
    .otherwise = To był inny stos. Spróbuj jeszcze raz: szambelan czeka w zaznaczonym.
lesson-first-send = Ocal resztę zaznaczonym przyciskiem: wszystko, co leży przed tobą, trafi do grodu, na jedną postać, która jest wtedy pełna i nic więcej nie przyjmie.
    .after = Bezpieczne! W grze dwuosobowej każdy ma cztery postacie, więc przez całą grę odsyłasz tylko cztery razy.
    .otherwise = Grasz dalej, i wolno. Tu jednak trzeba ocalić łupy: spróbuj jeszcze raz, zaznaczonym przyciskiem.
lesson-first-greed = Teraz inna partia. Leży przed tobą 26 dukatów, a zbójcerzy nie ma. W każdym z dziesięciu stosów czekają jeszcze rozbójnicy. Odsyłasz czy grasz dalej?
    .after = Dobra decyzja. Tak duży łup jest w grodzie wart więcej niż jedna karta więcej; mały może poczekać kolejkę albo dwie.
    .otherwise = Grasz dalej. Jedna karta da najwyżej 10 dukatów, a rozbójnicy zabraliby całe 26. Gdy stawka jest tak duża, odsyłaj.
lesson-first-count = Przygaszone znaki pod stosem to karty, które już wyszły. W każdym stosie jest po jednej karcie rozbójników, zbójcerzy, szambelana i monety w ręku (na razie to zwykła moneta) oraz przedmiot wart 10; w większych są też monety i przedmioty warte 5. Z pięciu kart zaznaczonego stosu wyszły cztery. Co zostało? Odkryj.
    .after = Przedmiot wart 10, oczywiście. Kto liczy, co już wyszło, wie, dokąd warto iść, a dokąd nie.
    .otherwise = Spójrz, co wyszło z zaznaczonego stosu: niebezpieczeństw już w nim nie ma, a najlepszy przedmiot jeszcze jest.
lesson-first-home = Zanieś dziesiątkę do grodu: odeślij ją razem z monetą.
    .after = Odesłanie łupów przepędza też zbójcerzy, jeśli stoją przed tobą.
    .otherwise = Znów ryzykujesz: dziesięć dukatów nadal leży przed tobą na widoku.
lesson-first-end = Gra kończy się, gdy postacie wszystkich graczy są pełne albo stosy puste; kto zapełni swoje pierwszy, czeka na resztę. Wtedy liczy się dukaty w grodzie. Przy remisie wygrywa ten, kto odesłał więcej przedmiotów.
lesson-first-play = Teraz dokończ tę partię: ty i golem macie jeszcze po jednej pustej postaci. Powodzenia!

## Zasady zaawansowane

lesson-advanced = Zasady zaawansowane
    .about = Monety w ręku, które opróżniają cudze kieszenie, i Dusigrosz, który kocha monety.
lesson-advanced-start = Troje graczy i dwie nowe zasady. Golem 1 ma przed sobą dwie monety, Golem 2 przedmiot wart 5. Teraz można im to zabrać.
lesson-advanced-coin = Moneta w ręku to już nie zwykła moneta. Odkryj kartę z zaznaczonego stosu.
    .after = Moneta w ręku! Wybierasz, komu opróżnisz kieszenie.
    .otherwise = To był inny stos. Moneta w ręku leży w zaznaczonym.
lesson-advanced-rob = Wybranej osobie zabierasz wszystkie monety; dopiero gdy ich nie ma, wszystkie przedmioty warte 5, a gdy i tych nie ma, wszystkie warte 10. Zabierz monety Golemowi 1.
    .after = Obie monety są twoje. Sama moneta w ręku trafiła do Golema 1: taka jest cena.
    .otherwise = Golem 2 nie miał monet, więc zabierasz przedmiot wart 5. Sama moneta w ręku trafiła do Golema 2: taka jest cena.
lesson-advanced-miser = Po co monety? Na koniec Dusigrosz trafia do tego, kto odesłał ich najwięcej, licząc też monety w ręku, i jest wart 10 dukatów. Jeśli kilka osób ma najwięcej, nie dostaje go nikt.
lesson-advanced-send = Inni też mogą odkryć monetę w ręku. Zabezpiecz łupy zaznaczonym przyciskiem.
    .after = Tego, co w grodzie, nikt już nie zabierze. Obie zasady można włączyć osobno przy zakładaniu stołu.
    .otherwise = Grasz dalej. Pamiętaj, że dopóki łupy leżą przed tobą, inni mogą ci je zabrać.
