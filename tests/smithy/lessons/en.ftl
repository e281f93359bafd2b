# What teaches Smithy, in English.

goal = Forge wares worth as much as you can in three rounds. Your patron pays more for one metal, and nobody else knows which.

coach-draft = Keep a ware that you can make: the harder it is, the more it is worth, and the more heat it takes. The others go to the next smith.
coach-forge = Lay a ware on the anvil, stoke the fire as long as you have coal, then strike. Resting brings coal.
coach-charms = A horseshoe rolls the die of your own strike again, soot spoils that of another. A charm is gone once it is played.

tip-spoiled = Die and heat together were less than the hardness of the ware: it is slag, and worth nothing.

lesson-first = Your first ware
    .about = From the draft to the anvil.
lesson-first-keep = You keep one of three wares and pass the others on. An easy one to begin with: keep the copper key.
    .after = The golem has chosen, too, and now has what you did not keep.
    .otherwise = That one is hard to make. Try again with the copper key.
lesson-first-lay = Your turn at the anvil. Lay a ware on it, best the copper pot, which is worth more.
    .after = It lies face down until it is struck.
lesson-first-stoke = The fire makes a strike stronger. Stoke it once or twice before you strike.
    .after = Each coal adds 1 to your die. Now strike!
    .otherwise = You have struck without any heat. That can go well, but rarely does.
