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
table-leave-alone = Il n’y a personne d’autre. Sans toi, la table attend { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} que quelqu’un revienne, puis disparaît.
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
table-seat-gone = pas de connexion
table-seat-gone-away = plus là, un robot joue
table-seat-bot-in = robot dans { $time }
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
table-starts-itself = Quand toutes les places sont prises, ça commence tout seul.
table-host-gone = { $host } a ouvert cette table et n’a plus de connexion. En attendant son retour, { $name } peut commencer.
table-host-gone-you = { $host } a ouvert cette table et n’a plus de connexion. En attendant son retour, tu peux commencer.
table-waiting-gone = { $count ->
    [one] { $names } n’a plus de connexion. Sa place est gardée.
   *[other] { $names } n’ont plus de connexion. Leurs places sont gardées.
}
table-countdown-gone = { $count ->
    [one] { $names } n’a plus de connexion. On commence quand même ; un robot joue quand son temps est écoulé.
   *[other] { $names } n’ont plus de connexion. On commence quand même ; des robots jouent quand leur temps est écoulé.
}
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
table-hint = Conseil
table-choice = Prise { $n } sur { $count } : montrer la suivante
table-on-its-way = C’est parti…
table-held = Gardée pour toi
table-held-more = Elle part dès que possible.
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
table-own-ask-in = Dans { $time }, les autres peuvent faire jouer un robot
table-own-ask-now = Les autres peuvent maintenant faire jouer un robot pour toi
table-turn-gone = { $name } n’a plus de connexion
table-turn-away = Un robot joue pour { $name }
table-until-back = jusqu’à son retour
table-bot-in = Un robot joue dans { $time }
table-bot-now = Un robot joue d’un instant à l’autre
table-away = Un robot joue pour toi
table-away-touch = Touche une carte, et te revoilà
table-away-banner = Un robot joue jusqu’à ce que tu touches une carte
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
table-say-countdown-off = Une place est de nouveau libre. La partie ne commence pas encore.
table-say-host = { $who ->
    [you] L’hôte, maintenant, c’est toi.
   *[other] L’hôte, maintenant, c’est { $name }.
}
table-say-gone = { $name } n’a plus de connexion. Quand son temps est écoulé, un robot joue.
table-say-back = { $name } est de retour.
table-say-away = { $who ->
    [you] À partir de maintenant, un robot joue pour toi, jusqu’à ton retour.
   *[other] À partir de maintenant, un robot joue pour { $name }, jusqu’à son retour.
}
table-say-returned = { $who ->
    [you] Te revoilà, c’est toi qui joues.
   *[other] { $name } est de retour, le robot ne joue plus à sa place.
}
table-say-taken-over = { $by ->
    [asked] { $who ->
        [you] Quelqu’un a fait jouer cette carte par un robot à ta place.
       *[other] On a demandé à un robot de jouer pour { $name }.
    }
   *[expired] { $who ->
        [you] Ton temps était écoulé : un robot a joué cette carte pour toi.
       *[other] Le temps de { $name } était écoulé : un robot a joué.
    }
}
table-say-turn-gone = C’est à { $name }, qui n’a plus de connexion. Un robot joue dans { $time }.

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
table-next-or = { $count ->
    [one] Donne suivante dans { $time }, ou quand { $names } aura dit « Prêt »
   *[other] Donne suivante dans { $time }, ou quand { $names } auront dit « Prêt »
}
table-next-now = La donne suivante commence d’un instant à l’autre

## The end

table-won-you = Tu as gagné !
table-won-us = On a gagné !
table-won-other = { $name } a gagné
table-won-them = Ils ont gagné
table-over-deal = Donne { $deal }
table-over-deals = Donne par donne
table-over-last = La dernière donne
table-rematch = Revanche
table-rematch-free = Ça commence quand tous ceux qui sont là sont d’accord.
table-rematch-asked = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
table-rematch-waits = { $count ->
    [one] On attend l’accord de { $names }.
   *[other] On attend l’accord de { $names }.
}
table-rematch-gone = { $count ->
    [one] { $names } n’a plus de connexion ; on n’attend pas son accord.
   *[other] { $names } n’ont plus de connexion ; on n’attend pas leur accord.
}
table-rematch-in = Ça commence dans { $time }, sans { $names } sauf retour d’ici là.
