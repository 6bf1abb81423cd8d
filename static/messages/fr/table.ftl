# The table. Ranks and suits are the card's name; `error-…` messages are the page's (app.ftl).

card-name = { $rank ->
    [A] as
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [J] valet
    [Q] dame
   *[K] roi
} de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
card-komi = { $card }, le komi

## Names

table-you = Toi
table-us = Nous
table-them = Eux
table-bot = Robot
table-bot-n = Robot { $n }
table-preset = { $preset ->
    [classic] Classique
    [v2] Version 2
   *[murabaa] Murabaa, en équipes
}

## Top bar

table-scores = Points
table-to = en { $target }
table-score-of = { $name } : { $points } sur { $target }
table-carried = +{ $points } en attente
table-leave = Quitter la table
table-chat = { $unread ->
    [0] Discussion
    [one] Discussion, { $unread } nouveau message
   *[other] Discussion, { $unread } nouveaux messages
}

## Leaving

table-leave-title = Quitter cette table ?
table-leave-waiting = Ta place se libère pour quelqu’un d’autre.
table-leave-playing = Un robot joue à ta place. La partie continue sans toi.
table-leave-over = La partie est finie. Tu peux toujours revenir avec le code.
table-leave-last = Il ne reste que toi : si tu pars, la table disparaît, et la discussion avec elle.
table-leave-yes = Quitter
table-leave-no = Rester

## Removing a player

table-remove = Retirer { $name }
table-remove-title = Retirer { $name } ?
table-remove-why = Sa place se libère, et il n’y aura pas de retour à cette table. On le lui dira gentiment.
table-remove-yes = Retirer
table-remove-no = Garder

## Seats

table-seat-empty = Place libre
table-seat-away = absent, un robot joue
table-seat-vacant = parti, un robot joue
table-seat-bot = robot
table-seat-host = hôte
table-seat-dealer = donneur
table-seat-to-play = doit jouer
table-seat-ready = prêt
table-seat-agreed = veut rejouer
table-seat-team = { $team ->
    [us] ton équipe
   *[them] l’autre équipe
}
table-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-stock = { $count ->
    [0] talon vide
    [one] { $count } carte au talon
   *[other] { $count } cartes au talon
}
table-pile = Tas de { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $basras ->
    [0] aucune basra
    [one] { $basras } basra
   *[other] { $basras } basras
}
table-pile-title = { $who ->
    [you] Ton tas
    [us] Notre tas
    [them] Leur tas
   *[other] Tas de { $name }
}
table-pile-cards = { $count ->
    [one] { $count } carte prise jusqu’ici
   *[other] { $count } cartes prises jusqu’ici
}
table-pile-no-basra = Pas encore de basra dans cette donne.
table-close = Fermer
table-batch = { $left ->
    [0] dernière main de cette donne
    [one] encore { $left } main
   *[other] encore { $left } mains
}

## Waiting room

table-waiting = { $count ->
    [one] Il manque un joueur
   *[other] Il manque { $count } joueurs
}
table-start-bots = { $count ->
    [0] Commencer
    [one] Commencer avec un robot
   *[other] Commencer avec { $count } robots
}
table-start-host = { $name } peut commencer avec des robots
table-countdown = La partie commence dans
table-option-target = en { $target } points
table-option-time = { $seconds ->
    [0] sans limite de temps
   *[other] { $seconds } s par tour
}
table-option-public = ouverte à tous
table-option-private = avec le code

## Hand and floor

table-hand = Ta main
table-floor = { $count ->
    [0] Le tapis est vide
    [one] Tapis, { $count } carte
   *[other] Tapis, { $count } cartes
}
table-floor-empty = Le tapis est vide
table-taken = { $card }, sera prise
table-choosable = { $card }, touche pour choisir
table-just-played = { $card }, vient d’être jouée
table-takes = { $count ->
    [one] Prend { $count } carte
   *[other] Prend { $count } cartes
}
table-sweeps = Rafle le tapis
table-basra-worth = Basra ! +{ $points }
table-stays = Reste sur le tapis
table-play = Jouer
table-put-back = Reposer
table-choice = Prise { $n } sur { $count } : montrer la suivante
table-on-its-way = C’est parti…
table-dismiss = Fermer ce message

## Whose turn

table-your-turn = À toi
table-pick = Choisis une carte
table-turn-of = C’est à { $name }
table-not-yet = Pas encore ton tour
table-seconds = { $seconds } s
table-ask-bot = Faire jouer le robot
table-ask-bot-why = { $name } ne joue pas
table-ask-bot-in = Dans { $time }, tu peux faire jouer un robot
table-away = Un robot joue pour toi
table-back = Je suis là
table-paused = En pause : la table attend ses joueurs.

## The last play

table-last-took = prend
table-last-swept = rafle
table-last-basra = Basra !
table-last-stays = reste
table-last-none = La première carte de cette donne n’est pas encore jouée.

## Said by the screen reader

table-say-took = { $name } : { $card }, prend { $cards }.
table-say-sweep = { $name } : { $card }, rafle le tapis, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
table-say-basra = { $name } : basra, { $card }, { $points } points !
table-say-stays = { $name } : { $card }, reste sur le tapis.
table-say-your-turn = À toi.
table-say-turn-of = C’est à { $name }.
table-say-dealt = Nouvelles cartes distribuées.
table-say-deal = Donne { $deal }. Donneur : { $name }.
table-say-leftovers = Les dernières cartes du tapis vont à : { $name }.
table-say-counted = Donne comptée. { $scores }.
table-say-choice = Prend { $cards }.
table-say-lifted = { $card }, levée.
table-say-joined = { $name } s’assoit.
table-say-left = { $name } s’en va.
table-say-removed = L’hôte a retiré { $name }.
table-say-countdown = Tout le monde est là. La partie commence.

## The count

table-count-title = Donne { $deal }, le compte
table-count-what = Compte
table-count-cards = Cartes prises
table-count-most = Le plus de cartes
table-count-most-carried = dont { $points } en attente
table-count-level = Égalité : personne n’a les 30
table-count-level-carried = Égalité : { $points } en attente
table-count-basra = { $kind ->
    [jack_basra] Basra au valet
   *[basra] Basra
}
table-count-none = Pas de basra dans cette donne
table-count-deal = Cette donne
table-count-total = Total
table-ready = Prêt
table-ready-done = On attend les autres…
table-next-in = Donne suivante dans { $time }

## The end

table-won-you = Tu as gagné !
table-won-us = On a gagné !
table-won-other = { $name } a gagné
table-won-them = Ils ont gagné
table-over-deal = Donne { $deal }
table-over-deals = Donne par donne
table-over-last = La dernière donne
table-rematch = Revanche
