# Les réglages, chargés quand on les ouvre.

settings-title = Réglages
settings-close = Fermer les réglages
settings-kept = Tout cela ne reste que dans ce navigateur.

settings-language = Langue
settings-light = Lumière
settings-light-value = { $theme ->
    [light] Midi
    [dark] Soir
   *[auto] Automatique
}
settings-felt = Tapis
settings-felt-value = { $felt ->
    [teal] Sarcelle
    [indigo] Indigo
    [burgundy] Bordeaux
    [olive] Olive
    [linen] Lin
   *[hour] Selon l’heure
}
settings-deck = Couleurs des cartes
settings-deck-value = { $deck ->
    [four] Quatre couleurs
   *[classic] Rouge et noir
}
settings-indices = Grands signes sur les cartes
settings-speed = Rythme des cartes
settings-speed-value = { $speed ->
    [calm] Calme
    [quick] Rapide
   *[normal] Normal
}
settings-sound = Sons
settings-volume = Volume
settings-percent = { $value } pour cent
settings-vibration = Vibration
settings-notify = Me prévenir quand c’est mon tour
settings-notify-refused = Le navigateur ne laisse pas cette page te prévenir. Tu peux l’autoriser dans ses réglages.
settings-notify-not-here = Les notifications demandent une adresse en https.
