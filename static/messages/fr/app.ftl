# Everything the page says around the table; the table's own words are in table.ftl.

app-name = Basra
title-lobby = Basra · une table entre amis
title-room = Basra · { $code }
title-your-turn = À toi · Basra

bar-language = Langue
bar-settings = Réglages
bar-guide = Comment jouer

back-to-lobby = Retour à l’accueil
try-again = Réessayer
continue-here = Jouer ici
notice-close = Fermer ce message

## Lobby

lobby-tagline = Le jeu de cartes des cafés, entre amis. Sans compte : envoie un lien et installez-vous.
lobby-create = Ouvrir une table
lobby-as = Tu joues sous le nom de { $name } : changer de nom
lobby-settings = Changer la partie
lobby-code = Tu as un code ou un lien ?
lobby-join = Entrer
lobby-open = Tables ouvertes
lobby-open-looking = On regarde dans le café…
lobby-open-none = Pas encore de table ouverte. La tienne peut être la première.
lobby-open-free = { $free ->
    [one] une place libre
   *[other] { $free } places libres
}
lobby-open-started = { $free ->
    [one] partie en cours, une place tenue par un robot
   *[other] partie en cours, { $free } places tenues par des robots
}
lobby-resume = Ta place à la table { $code } t’attend toujours.
lobby-resume-go = Retrouver ma place
lobby-lesson = Première leçon, trois minutes

field-name = Ton nom
field-name-example = p. ex. Mona

## The room form

form-seats = Joueurs
form-seats-n = { $n } joueurs
form-preset = Règles
form-preset-about = { $preset ->
    [classic] Le jeu traditionnel à deux.
    [v2] N’importe quelle carte prend le komi sur le tapis, et une basra au valet vaut 30.
   *[murabaa] Les partenaires se font face et partagent un seul tas.
}
form-target = Partie en
form-target-own = Autre
form-target-range = Points, de { $low } à { $high }
form-time = Temps pour jouer
form-time-n = { $seconds ->
    [0] Sans limite
   *[other] { $seconds } s
}
form-public = Qui peut entrer
form-public-yes = Tout le monde
form-public-no = Avec le code
form-house = Règles maison
form-house-n = { $n ->
    [one] une règle maison
   *[other] { $n } règles maison
}
form-komi = Le komi (7 de carreau) sur le tapis
form-komi-value = { $value ->
    [any] Toute carte le prend
   *[seven] C’est un sept
}
form-jack = Points d’une basra au valet
form-tie = Égalité de cartes
form-tie-value = { $value ->
    [carry] Les 30 passent à la donne suivante
   *[nobody] Personne n’a les 30
}
form-opening = Valets et komi sur le premier tapis
form-opening-yes = Redonner
form-opening-no = Les laisser

## A room's rules in a few words

rules-preset = { $preset ->
    [classic] Classique
    [v2] Version 2
   *[murabaa] Murabaa
}
rules-target = en { $target }
rules-time = { $seconds ->
    [0] sans limite de temps
   *[other] { $seconds } s par tour
}
rules-public = { $public ->
    [yes] ouverte à tous
   *[no] avec le code
}
rules-komi = { $value ->
    [any] N’importe quelle carte prend le komi sur le tapis.
   *[seven] Sur le tapis, le komi est un sept ordinaire.
}
rules-jack = { $points ->
    [0] Une basra au valet ne compte pas.
   *[other] Une basra au valet compte { $points }.
}
rules-tie = { $value ->
    [carry] Égalité de cartes : les 30 passent à la donne suivante.
   *[nobody] Égalité de cartes : personne n’a les 30.
}
rules-opening = { $clean ->
    [yes] Ni valet ni komi sur le premier tapis.
   *[no] Valets et komi peuvent se trouver sur le premier tapis.
}

## The door

door-table = Table
door-title = La table de { $name }
door-seats = Qui est assis ici
door-free = Place libre
door-started = La partie est en cours : tu prends une place que tenait un robot.
door-full = Toutes les places sont prises. Reste ici : dès qu’une se libère, tu peux t’asseoir.
door-sit = S’asseoir
door-yours = { $count ->
    [one] Tu joues déjà ici dans un autre onglet ou une autre fenêtre.
   *[other] Tu joues déjà ici dans d’autres onglets ou fenêtres.
}
door-take-over = Continuer avec { $name }
door-as-another = S’asseoir comme un autre joueur

## Inviting

invite-code = Code
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-share-text = Viens jouer à la Basra avec moi :
invite-qr = QR
invite-qr-alt = Code QR du lien vers cette table
invite-only-here = Cette adresse ne s’ouvre que sur cet ordinateur. Pour jouer avec des amis sur ton réseau, démarre le serveur avec { $command }, ouvre l’adresse qu’il affiche et invite-les de là.

## Chat

about-table = Cette table
chat-title = Discussion
chat-lines = Ce qui s’est dit
chat-empty = C’est calme ici. Dis bonjour.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-sending = envoi…
chat-close = Fermer la discussion
chat-you = Toi
chat-mute = Ne plus entendre { $name }
chat-muted = { $count ->
    [one] Tu n’entends plus un joueur.
   *[other] Tu n’entends plus { $count } joueurs.
}
chat-unmute = Tout entendre
chat-unmute-one = Entendre { $name } à nouveau
chat-people = Qui tu entends
chat-gone = plus là
chat-said = { $name } : { $text }

## The own name

name-given = Ici, tu t’appelles « { $name } » : quelqu’un porte ou portait déjà un nom proche de « { $asked } ».

## The line

banner-label = Connexion
banner-connecting = Plus de liaison avec le serveur
banner-offline = Tu es hors ligne
banner-restarting = Le serveur redémarre
banner-full = Le serveur est plein
banner-slowly = Trop d’essais depuis chez toi
banner-store = Le serveur n’atteint plus sa mémoire
banner-kept = Ta place est gardée.
banner-soon = Ta place est gardée ; tout reprend dans un instant.
banner-held = Rien n’est perdu et le temps ne court pas. Ce que tu joues partira dès que ça revient.
banner-turn = À toi : un robot joue dans { $time }.
banner-bot = À ton tour, un robot joue jusqu’à ton retour.
banner-alone = Il n’y a personne d’autre : la table attend encore { $time }.
banner-alone-long = Il n’y avait personne d’autre : la table a peut-être disparu.
banner-try-now = Réessayer
banner-next-try = { $seconds ->
    [0] Essai…
   *[other] ou dans { $seconds } s
}
banner-tries = { $seconds ->
    [0] Essai…
   *[other] Nouvel essai dans { $seconds } s
}
banner-back = C’est reparti.

## Screens of a few words

screen-opening-title = On t’apporte une chaise…
screen-opening-text = Un instant.
screen-unreachable-title = Le serveur ne répond pas
screen-unreachable-text = Il est peut-être occupé, plein ou en train de redémarrer. Cette page réessaie toute seule.
screen-offline-title = Tu es hors ligne
screen-offline-text = Dès que le réseau revient, cette page reprend toute seule.
screen-refused-title = Pas tout de suite
screen-refused-text = Le serveur ne laisse pas encore entrer cette page. Elle réessaie toute seule.
screen-store-title = Un instant, s’il te plaît
screen-store-text = Le serveur marche, mais n’atteint plus sa mémoire. Cette page réessaie toute seule.
screen-gone-title = Cette table n’existe plus
screen-gone-text = Tout le monde est parti, ou il n’y avait plus personne depuis un moment. En ouvrir une autre prend une seconde.
screen-nosuch-title = Aucune table ici
screen-nosuch-text = Aucune table n’a ce code. Vérifie le lien ou demandes-en un nouveau : une table disparaît quand tout le monde est parti.
screen-replaced-title = Tu continues dans un autre onglet
screen-replaced-text = Ta place est passée dans un autre onglet ou une autre fenêtre. Celui-ci se repose.
screen-removed-title = Ta place a été reprise
screen-removed-text = L’hôte veut jouer cette partie avec d’autres. Ce n’est pas grave : il y a d’autres tables, ou ouvre la tienne.
screen-left-title = Tu as quitté la table
screen-left-text = Merci pour la partie.

## What can be refused (the server’s codes, and two of the page’s own)

error-fallback = Ça n’a pas marché ({ $code }). Essaie encore.
error-again-in = Réessaie dans { $seconds } s.
error-name-needed = Écris d’abord ton nom : tes amis le verront à la table.
error-code-needed = Écris le code de la table ou colle son lien.
error-code-length = { $count ->
    [one] Un code a six lettres et chiffres ; ici, il y en a un seul.
   *[other] Un code a six lettres et chiffres ; ici, il y en a { $count }.
}
error-code-sign = Il n’y a pas de « { $sign } » dans un code : que des chiffres et des lettres latines, sans U.
error-code-link = Ce lien ne mène à aucune table. Demande celui de « Copier le lien ».
error-unreachable = Le serveur ne répond pas. Vérifie ton réseau et réessaie.
error-no-such-room = Aucune table n’a ce code. Regarde-le encore une fois ou demandes-en un nouveau.
error-not-found = Aucune table n’a ce code. Regarde-le encore une fois ou demandes-en un nouveau.
error-room-full = Toutes les places sont prises.
error-no-vacant-seat = La partie est en cours, et toutes les places sont prises.
error-bad-name = Un nom a de 1 à 20 lettres, dont quelque chose à lire.
error-reserved-name = Le jeu appelle déjà quelque chose ainsi. Choisis un autre nom.
error-bad-option = Un de ces réglages n’est pas possible.
error-unknown-preset = Ces règles sont inconnues ici.
error-unknown-option = Un de ces réglages est inconnu ici.
error-bad-target = Le total à atteindre est un nombre entier de 11 à 1001.
error-bad-seats = Une table a deux ou quatre places.
error-not-your-turn = Ce n’est pas ton tour.
error-stale-turn = La table avait avancé avant l’arrivée de ta carte.
error-not-your-card = Cette carte n’est pas dans ta main.
error-illegal-capture = Cette carte ne peut pas prendre exactement celles-là.
error-unknown-card = Cette carte n’existe pas.
error-removed = L’hôte veut jouer cette partie avec d’autres. Trouve une autre table ou ouvre la tienne.
error-not-yourself = Tu ne peux pas te retirer toi-même : quitte plutôt la table.
error-wrong-phase = Ce n’est pas possible en ce moment.
error-not-host = Seul l’hôte peut faire ça.
error-not-in-room = Tu n’es plus à cette table.
error-bot-not-due = C’est trop tôt pour appeler le robot.
error-empty-chat = Il n’y avait rien à dire.
error-chat-too-long = C’est trop long : 300 caractères au plus.
error-chat-too-fast = Doucement : attends un peu avant la suite.
error-rate-limited = C’est trop d’un coup. Attends un instant et réessaie.
error-too-many-sockets = Trop de tables sont ouvertes chez toi, ou partout. Fermes-en quelques-unes ou attends un instant : cette page réessaie toute seule.
error-foreign-page = Cette page a été ouverte à une autre adresse que celle du serveur. La personne qui gère le serveur peut l’autoriser.
error-not-json = Le serveur n’a pas compris cette page. Recharge-la.
error-too-slow = La connexion est trop lente en ce moment. Réessaie.
error-store-unavailable = Le serveur n’atteint pas sa mémoire en ce moment. Réessaie dans un instant.
error-busy = Le serveur est très occupé. Réessaie dans un instant.
error-internal = Quelque chose a échoué sur le serveur. Rien n’a changé : réessaie.
error-malformed = Le serveur n’a pas compris cette page. Recharge-la.
error-unknown-type = Le serveur n’a pas compris cette page. Recharge-la.
error-bad-message = Le serveur n’a pas compris cette page. Recharge-la.
error-too-large = C’était trop gros à envoyer.
error-hello-first = La liaison a mal commencé. Recharge la page.
error-not-seated = Tu n’as pas encore de place à cette table.
error-already-seated = Tu as déjà une place à cette table.
error-not-your-seat = Cette place appartient à un autre navigateur.
