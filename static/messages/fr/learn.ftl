# Learning: the first lesson, how to play, and the hints at the table. Cards come as arguments, so that no message names one
# that the engine's examples no longer have.

learn-close = Fermer
learn-your-turn = C’est à toi.
learn-to-table = Retour à la table

## What a card takes

hint-takes = { $card } prend { $cards }.
hint-stays = { $card } ne prend rien et reste sur le tapis.
hint-stay = { $cards } ne prennent rien et restent sur le tapis.
hint-sweeps = { $card } rafle tout le tapis, sans basra.
hint-basra = { $card } prend { $cards }. Basra, { $points } points !
hint-jack-basra = { $card } prend { $cards }. Basra au valet, { $points ->
    [0] qui ne compte pas ici
   *[other] { $points } points
} !
hint-or = Ou { $cards }.
hint-more = { $count ->
    [one] Et encore { $count } autre façon.
   *[other] Et encore { $count } autres façons.
}
hint-title = Ce que prennent tes cartes
hint-wait = Les conseils viennent à ton tour : ils disent ce que prendrait chacune de tes cartes.
hint-close = Fermer les conseils

## The first lesson

title-lesson = Première leçon · Basra
lesson-close = Quitter la leçon
lesson-back = Une étape en arrière
lesson-skip = Passer cette étape
lesson-step = Étape { $n } sur { $count }
lesson-next = Suivant
lesson-take-back = Reprendre la carte
lesson-finish = Terminer
lesson-guest = Invité

lesson-rank-title = La même valeur
lesson-rank-say = Une carte prend celles de sa valeur. Touche { $card } pour voir ce qu’elle prend, puis encore une fois pour la jouer.
lesson-rank-done = { $card } a pris { $cards }. Les deux sont maintenant dans ton tas.

lesson-sum-title = Une somme
lesson-sum-say = Les nombres s’additionnent : { $cards } font autant que { $card }. Joue-la.
lesson-sum-done = L’as compte un. Valets, dames et rois n’entrent dans aucune somme.

lesson-bait-title = Poser une carte
lesson-bait-say = Ce qui ne prend rien reste sur le tapis. Pose { $card } ; tu verras bientôt pourquoi.
lesson-bait-done = Elle est là pour tout le monde. Le robot aussi peut la prendre.

lesson-groups-title = Plusieurs à la fois
lesson-groups-say = Une carte prend tout ce qu’elle peut : { $card } prend { $cards }.
lesson-groups-done = À la fin, celui qui a le plus de cartes reçoit { $most } points.

lesson-court-title = Dames et rois
lesson-court-say = Une dame prend les dames, un roi prend les rois, et rien d’autre. Joue { $card }.
lesson-court-done = { $card } a pris { $cards }.

lesson-jack-title = Le valet
lesson-jack-say = Un valet prend tout le tapis. Joue { $card }.
lesson-jack-done = Il vaut le plus quand il y a beaucoup à prendre.

lesson-basra-title = Basra !
lesson-basra-say = Il reste une seule carte, et { $card } la prend. Prendre tout ce qui est sur le tapis, c’est une basra.
lesson-basra-done = Basra, { $points } points ! La rafle du valet n’en était pas une : un valet est trop fort pour ça.

lesson-choice-title = À toi de choisir
lesson-choice-say = { $card } peut prendre de deux façons. Lève-la, touche sur le tapis la carte que tu veux, et joue.
lesson-choice-done = Quand il y a plusieurs façons, c’est toi qui choisis.

lesson-komi-title = Le komi
lesson-komi-say = { $card }, c’est le komi. Comme un valet, il prend tout le tapis. Joue-le.
lesson-komi-done = Pas de basra : aucune autre carte n’aurait pu prendre { $cards } d’un coup.

lesson-komibasra-title = La basra du komi
lesson-komibasra-say = Là où une seule carte pourrait tout prendre, le komi fait une basra. Ici, un huit le pourrait. Joue { $card }.
lesson-komibasra-done = Basra, { $points } points, comme si c’était un huit.

lesson-last-title = La dernière carte
lesson-last-say = De retour à la première table, { $card } est la dernière carte de la donne. Joue-la.
lesson-last-done = Ce qui reste sur le tapis va à celui qui a pris en dernier : à toi.

lesson-count-title = Le compte
lesson-count-say = Le plus de cartes : { $most } points. Chaque basra : { $basra }. Le premier à { $target } gagne.

lesson-note-stays = { $card } ne prend rien ici et reste sur le tapis. Reprends-la et essaie { $wanted }.
lesson-note-fewer = { $card } prend { $cards }. C’est permis, mais { $wanted } vaut mieux ici. Reprends-la et essaie.
lesson-note-keep = { $card } prend tout le tapis. Garde-la pour plus tard et essaie d’abord { $wanted }.
lesson-note-jack = { $card } prend tout aussi, mais un valet n’en fait pas une basra. Reprends-le et essaie { $wanted }.

lesson-over-title = Tu sais jouer
lesson-over-text = C’est toute la Basra. À la table, tu vois toujours ce que prend une carte avant de la jouer, et le conseil le dit avec des mots.
lesson-play-bot = Jouer contre un robot
lesson-play-friends = Jouer avec des amis
lesson-again = Refaire la leçon

## How to play

title-guide = Comment jouer à la Basra
guide-title = Comment jouer à la Basra
guide-lead = Prends des cartes sur le tapis, autant que tu peux. Une minute pour lire, une première partie pour savoir.

guide-aim-title = Le but
guide-aim-text = Celui qui prend le plus de cartes dans une donne reçoit { $most } points. Chaque basra en vaut { $basra } de plus. Le premier à { $target } points gagne la partie.

guide-deal-title = Le déroulement d’une donne
guide-deal-text = Chacun reçoit quatre cartes, et quatre sont posées à découvert sur le tapis. Chacun à son tour joue une carte, en tournant vers la droite. Quand toutes les mains sont vides, chacun reçoit quatre nouvelles cartes, jusqu’à la fin du paquet.
guide-deal-batches = À deux joueurs, cela fait { $two } mains par donne ; à quatre, { $four }.

guide-take-title = Ce que prend une carte
guide-take-text = Une carte qui peut prendre prend tout ce qu’elle peut.
guide-rank = Les cartes de même valeur.
guide-sum = Les nombres dont la somme fait sa valeur. L’as compte un.
guide-groups = Les deux à la fois.
guide-court = Une dame prend les dames, un roi les rois. Elles n’entrent dans aucune somme.
guide-choice = Quand il y a plusieurs façons, c’est toi qui choisis.
guide-stays = Ce qui ne prend rien reste sur le tapis.

guide-sweep-title = Le valet et le komi
guide-jack = Un valet prend tout le tapis.
guide-komi = Le komi, le sept de carreau, aussi.
guide-komibasra = Si une autre valeur que le valet pouvait prendre tout le tapis, le komi fait une basra.

guide-basra-title = La basra
guide-basra = Qui prend tout le tapis avec un nombre, une dame ou un roi a fait une basra.
guide-jackbasra = Un valet n’en fait une que d’un valet seul, ou du komi seul.
guide-leftovers = Les dernières cartes du tapis vont à celui qui a pris en dernier, et ce n’est pas une basra.

guide-count-title = Le compte
guide-count-text = Après chaque donne :
guide-count-level = À égalité de cartes, personne n’a ces points. Une règle maison peut les garder pour la donne suivante.
guide-count-win = Les deux ont atteint le but ? Le plus haut score gagne. À égalité, on joue encore une donne.

guide-four-title = À deux, à quatre
guide-four-text = À quatre, on joue en deux équipes. Les partenaires se font face et partagent un seul tas ; ce que prend l’un compte pour les deux.
guide-four-partner = Ton partenaire

guide-presets-title = Trois jeux de règles
guide-presets-text = Qui ouvre la table en choisit un, et peut changer des points en règles maison.
guide-presets-rule = Règle
guide-presets-examples = Où ils diffèrent

guide-end-title = À toi d’essayer
