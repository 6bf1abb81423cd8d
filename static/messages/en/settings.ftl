# The settings, loaded when they are opened.

settings-title = Settings
settings-close = Close the settings
settings-kept = All of this is kept in this browser only.

settings-language = Language
settings-light = Light
settings-light-value = { $theme ->
    [light] Noon
    [dark] Evening
   *[auto] Automatic
}
settings-felt = Tablecloth
settings-felt-value = { $felt ->
    [teal] Teal
    [indigo] Indigo
    [burgundy] Burgundy
    [olive] Olive
    [linen] Linen
   *[hour] By the hour
}
settings-deck = Suits
settings-deck-value = { $deck ->
    [four] Four colours
   *[classic] Red and black
}
settings-indices = Large signs on the cards
settings-speed = Pace of the cards
settings-speed-value = { $speed ->
    [calm] Calm
    [quick] Quick
   *[normal] Usual
}
settings-sound = Sounds
settings-volume = Volume
settings-percent = { $value } percent
settings-vibration = Vibration
settings-notify = Notify me when it is my turn
settings-notify-refused = Your browser does not let this page notify you. You can allow it in the browser’s own settings.
settings-notify-not-here = Notifications need an address that begins with https.
