# The settings, loaded when they are opened.

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
settings-felt = Nappe
settings-felt-value = { $felt ->
    [teal] Canard
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
   *[normal] Habituel
}
settings-sound = Sons
settings-volume = Volume
settings-percent = { $value } pour cent
settings-vibration = Vibration
settings-notify = Me prévenir quand c’est mon tour
settings-notify-refused = Ton navigateur n’autorise pas cette page à te prévenir. Tu peux le permettre dans ses propres réglages.
settings-notify-not-here = Les notifications demandent une adresse qui commence par https.
