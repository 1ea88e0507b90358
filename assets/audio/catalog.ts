// Names, files and places of every sound; written by `npm run audio`, not by hand. File names are relative to this folder.

export const SPRITES = {
  "effects": {
    "src": [
      "effects.webm",
      "effects.mp3"
    ],
    "sprite": {
      "step-grass-1": [
        100,
        220
      ],
      "step-grass-2": [
        420,
        220
      ],
      "step-grass-3": [
        740,
        220
      ],
      "step-path-1": [
        1060,
        220
      ],
      "step-path-2": [
        1380,
        220
      ],
      "step-path-3": [
        1700,
        220
      ],
      "step-wood-1": [
        2020,
        220
      ],
      "step-wood-2": [
        2340,
        220
      ],
      "step-wood-3": [
        2660,
        220
      ],
      "step-stone-1": [
        2980,
        280
      ],
      "step-stone-2": [
        3360,
        280
      ],
      "step-stone-3": [
        3740,
        280
      ],
      "ui-press": [
        4120,
        90
      ],
      "hover": [
        4310,
        60
      ],
      "ui-open": [
        4470,
        320
      ],
      "ui-close": [
        4890,
        300
      ],
      "toggle": [
        5290,
        140
      ],
      "page-turn": [
        5530,
        420
      ],
      "drag-pick": [
        6050,
        160
      ],
      "drag-drop": [
        6310,
        180
      ],
      "snap": [
        6590,
        160
      ],
      "type-tick-1": [
        6850,
        60
      ],
      "type-tick-2": [
        7010,
        60
      ],
      "type-tick-3": [
        7170,
        60
      ],
      "countdown": [
        7330,
        300
      ],
      "save-ok": [
        7730,
        500
      ],
      "offline": [
        8330,
        550
      ],
      "door": [
        8980,
        950
      ],
      "gate": [
        10030,
        1300
      ],
      "unlock": [
        11430,
        600
      ],
      "transition-whoosh": [
        12130,
        900
      ],
      "splash": [
        13130,
        800
      ],
      "wind": [
        14030,
        2400
      ],
      "bell": [
        16530,
        2000
      ],
      "e-interact": [
        18630,
        350
      ],
      "pick-up": [
        19080,
        600
      ],
      "discovery": [
        19780,
        2200
      ],
      "right": [
        22080,
        750
      ],
      "wrong": [
        22930,
        600
      ],
      "celebration": [
        23630,
        800
      ],
      "task-done": [
        24530,
        900
      ],
      "badge": [
        25530,
        1600
      ],
      "arrow-appear": [
        27230,
        500
      ],
      "step-done": [
        27830,
        450
      ],
      "fail-soft": [
        28380,
        800
      ],
      "quest-accepted": [
        29280,
        1100
      ],
      "trophy": [
        30480,
        1900
      ],
      "star": [
        32480,
        1500
      ],
      "tractor": [
        34080,
        1700
      ],
      "plough": [
        35880,
        900
      ],
      "conveyor": [
        36880,
        1600
      ],
      "steam-whistle": [
        38580,
        1100
      ],
      "clockwork": [
        39780,
        900
      ],
      "repair": [
        40780,
        900
      ],
      "robot-beep": [
        41780,
        400
      ],
      "tram": [
        42280,
        2000
      ],
      "bat-echo": [
        44380,
        1600
      ],
      "tree-grow": [
        46080,
        1500
      ],
      "waves": [
        47680,
        2600
      ],
      "squawk": [
        50380,
        400
      ],
      "shutter": [
        50880,
        280
      ],
      "crystal": [
        51260,
        1500
      ],
      "poof": [
        52860,
        700
      ],
      "armour": [
        53660,
        800
      ],
      "shop-bell": [
        54560,
        1100
      ],
      "shield": [
        55760,
        1000
      ],
      "dice": [
        56860,
        700
      ],
      "warning": [
        57660,
        700
      ],
      "wheels-soft-1": [
        58460,
        260
      ],
      "wheels-soft-2": [
        58820,
        260
      ],
      "wheels-soft-3": [
        59180,
        260
      ],
      "wheels-hard-1": [
        59540,
        260
      ],
      "wheels-hard-2": [
        59900,
        260
      ],
      "wheels-hard-3": [
        60260,
        260
      ],
      "bump-1": [
        60620,
        200
      ],
      "bump-2": [
        60920,
        200
      ],
      "lantern": [
        61220,
        2300
      ]
    }
  },
  "voices": {
    "src": [
      "voices.webm",
      "voices.mp3"
    ],
    "sprite": {
      "wizard-1": [
        100,
        175
      ],
      "wizard-2": [
        375,
        175
      ],
      "wizard-3": [
        650,
        175
      ],
      "wizard-4": [
        925,
        175
      ],
      "wizard-5": [
        1200,
        175
      ],
      "owl-1": [
        1475,
        190
      ],
      "owl-2": [
        1765,
        190
      ],
      "owl-3": [
        2055,
        190
      ],
      "owl-4": [
        2345,
        190
      ],
      "owl-5": [
        2635,
        190
      ],
      "robot-1": [
        2925,
        150
      ],
      "robot-2": [
        3175,
        150
      ],
      "robot-3": [
        3425,
        150
      ],
      "robot-4": [
        3675,
        150
      ],
      "robot-5": [
        3925,
        150
      ],
      "tree-1": [
        4175,
        210
      ],
      "tree-2": [
        4485,
        210
      ],
      "tree-3": [
        4795,
        210
      ],
      "tree-4": [
        5105,
        210
      ],
      "tree-5": [
        5415,
        210
      ],
      "child-high-1": [
        5725,
        145
      ],
      "child-high-2": [
        5970,
        145
      ],
      "child-high-3": [
        6215,
        145
      ],
      "child-high-4": [
        6460,
        145
      ],
      "child-high-5": [
        6705,
        145
      ],
      "child-low-1": [
        6950,
        155
      ],
      "child-low-2": [
        7205,
        155
      ],
      "child-low-3": [
        7460,
        155
      ],
      "child-low-4": [
        7715,
        155
      ],
      "child-low-5": [
        7970,
        155
      ],
      "elder-1": [
        8225,
        190
      ],
      "elder-2": [
        8515,
        190
      ],
      "elder-3": [
        8805,
        190
      ],
      "elder-4": [
        9095,
        190
      ],
      "elder-5": [
        9385,
        190
      ],
      "animal-1": [
        9675,
        150
      ],
      "animal-2": [
        9925,
        150
      ],
      "animal-3": [
        10175,
        150
      ],
      "animal-4": [
        10425,
        150
      ],
      "animal-5": [
        10675,
        150
      ],
      "narrator-1": [
        10925,
        160
      ],
      "narrator-2": [
        11185,
        160
      ],
      "narrator-3": [
        11445,
        160
      ],
      "narrator-4": [
        11705,
        160
      ],
      "narrator-5": [
        11965,
        160
      ],
      "radio-1": [
        12225,
        155
      ],
      "radio-2": [
        12480,
        155
      ],
      "radio-3": [
        12735,
        155
      ],
      "radio-4": [
        12990,
        155
      ],
      "radio-5": [
        13245,
        155
      ],
      "nova-1": [
        13500,
        155
      ],
      "nova-2": [
        13755,
        155
      ],
      "nova-3": [
        14010,
        155
      ],
      "nova-4": [
        14265,
        155
      ],
      "nova-5": [
        14520,
        155
      ],
      "neo-1": [
        14775,
        145
      ],
      "neo-2": [
        15020,
        145
      ],
      "neo-3": [
        15265,
        145
      ],
      "neo-4": [
        15510,
        145
      ],
      "neo-5": [
        15755,
        145
      ],
      "muse-1": [
        16000,
        165
      ],
      "muse-2": [
        16265,
        165
      ],
      "muse-3": [
        16530,
        165
      ],
      "muse-4": [
        16795,
        165
      ],
      "muse-5": [
        17060,
        165
      ],
      "echo-1": [
        17325,
        225
      ],
      "echo-2": [
        17650,
        225
      ],
      "echo-3": [
        17975,
        225
      ],
      "echo-4": [
        18300,
        225
      ],
      "echo-5": [
        18625,
        225
      ],
      "captain-shield-1": [
        18950,
        225
      ],
      "captain-shield-2": [
        19275,
        225
      ],
      "captain-shield-3": [
        19600,
        225
      ],
      "captain-shield-4": [
        19925,
        225
      ],
      "captain-shield-5": [
        20250,
        225
      ],
      "farm-guide-1": [
        20575,
        180
      ],
      "farm-guide-2": [
        20855,
        180
      ],
      "farm-guide-3": [
        21135,
        180
      ],
      "farm-guide-4": [
        21415,
        180
      ],
      "farm-guide-5": [
        21695,
        180
      ],
      "shopkeeper-1": [
        21975,
        160
      ],
      "shopkeeper-2": [
        22235,
        160
      ],
      "shopkeeper-3": [
        22495,
        160
      ],
      "shopkeeper-4": [
        22755,
        160
      ],
      "shopkeeper-5": [
        23015,
        160
      ],
      "bridge-robot-1": [
        23275,
        190
      ],
      "bridge-robot-2": [
        23565,
        190
      ],
      "bridge-robot-3": [
        23855,
        190
      ],
      "bridge-robot-4": [
        24145,
        190
      ],
      "bridge-robot-5": [
        24435,
        190
      ]
    }
  }
} as const;

export const EFFECTS = {
  "step-grass": [
    "step-grass-1",
    "step-grass-2",
    "step-grass-3"
  ],
  "step-path": [
    "step-path-1",
    "step-path-2",
    "step-path-3"
  ],
  "step-wood": [
    "step-wood-1",
    "step-wood-2",
    "step-wood-3"
  ],
  "step-stone": [
    "step-stone-1",
    "step-stone-2",
    "step-stone-3"
  ],
  "ui-press": [
    "ui-press"
  ],
  "hover": [
    "hover"
  ],
  "ui-open": [
    "ui-open"
  ],
  "ui-close": [
    "ui-close"
  ],
  "toggle": [
    "toggle"
  ],
  "page-turn": [
    "page-turn"
  ],
  "drag-pick": [
    "drag-pick"
  ],
  "drag-drop": [
    "drag-drop"
  ],
  "snap": [
    "snap"
  ],
  "type-tick": [
    "type-tick-1",
    "type-tick-2",
    "type-tick-3"
  ],
  "countdown": [
    "countdown"
  ],
  "save-ok": [
    "save-ok"
  ],
  "offline": [
    "offline"
  ],
  "door": [
    "door"
  ],
  "gate": [
    "gate"
  ],
  "unlock": [
    "unlock"
  ],
  "transition-whoosh": [
    "transition-whoosh"
  ],
  "splash": [
    "splash"
  ],
  "wind": [
    "wind"
  ],
  "bell": [
    "bell"
  ],
  "e-interact": [
    "e-interact"
  ],
  "pick-up": [
    "pick-up"
  ],
  "discovery": [
    "discovery"
  ],
  "right": [
    "right"
  ],
  "wrong": [
    "wrong"
  ],
  "celebration": [
    "celebration"
  ],
  "task-done": [
    "task-done"
  ],
  "badge": [
    "badge"
  ],
  "arrow-appear": [
    "arrow-appear"
  ],
  "step-done": [
    "step-done"
  ],
  "fail-soft": [
    "fail-soft"
  ],
  "quest-accepted": [
    "quest-accepted"
  ],
  "trophy": [
    "trophy"
  ],
  "star": [
    "star"
  ],
  "tractor": [
    "tractor"
  ],
  "plough": [
    "plough"
  ],
  "conveyor": [
    "conveyor"
  ],
  "steam-whistle": [
    "steam-whistle"
  ],
  "clockwork": [
    "clockwork"
  ],
  "repair": [
    "repair"
  ],
  "robot-beep": [
    "robot-beep"
  ],
  "tram": [
    "tram"
  ],
  "bat-echo": [
    "bat-echo"
  ],
  "tree-grow": [
    "tree-grow"
  ],
  "waves": [
    "waves"
  ],
  "squawk": [
    "squawk"
  ],
  "shutter": [
    "shutter"
  ],
  "crystal": [
    "crystal"
  ],
  "poof": [
    "poof"
  ],
  "armour": [
    "armour"
  ],
  "shop-bell": [
    "shop-bell"
  ],
  "shield": [
    "shield"
  ],
  "dice": [
    "dice"
  ],
  "warning": [
    "warning"
  ],
  "wheels-soft": [
    "wheels-soft-1",
    "wheels-soft-2",
    "wheels-soft-3"
  ],
  "wheels-hard": [
    "wheels-hard-1",
    "wheels-hard-2",
    "wheels-hard-3"
  ],
  "bump": [
    "bump-1",
    "bump-2"
  ],
  "lantern": [
    "lantern"
  ]
} as const;

export const VOICES = {
  "wizard": [
    "wizard-1",
    "wizard-2",
    "wizard-3",
    "wizard-4",
    "wizard-5"
  ],
  "owl": [
    "owl-1",
    "owl-2",
    "owl-3",
    "owl-4",
    "owl-5"
  ],
  "robot": [
    "robot-1",
    "robot-2",
    "robot-3",
    "robot-4",
    "robot-5"
  ],
  "tree": [
    "tree-1",
    "tree-2",
    "tree-3",
    "tree-4",
    "tree-5"
  ],
  "child-high": [
    "child-high-1",
    "child-high-2",
    "child-high-3",
    "child-high-4",
    "child-high-5"
  ],
  "child-low": [
    "child-low-1",
    "child-low-2",
    "child-low-3",
    "child-low-4",
    "child-low-5"
  ],
  "elder": [
    "elder-1",
    "elder-2",
    "elder-3",
    "elder-4",
    "elder-5"
  ],
  "animal": [
    "animal-1",
    "animal-2",
    "animal-3",
    "animal-4",
    "animal-5"
  ],
  "narrator": [
    "narrator-1",
    "narrator-2",
    "narrator-3",
    "narrator-4",
    "narrator-5"
  ],
  "radio": [
    "radio-1",
    "radio-2",
    "radio-3",
    "radio-4",
    "radio-5"
  ],
  "nova": [
    "nova-1",
    "nova-2",
    "nova-3",
    "nova-4",
    "nova-5"
  ],
  "neo": [
    "neo-1",
    "neo-2",
    "neo-3",
    "neo-4",
    "neo-5"
  ],
  "muse": [
    "muse-1",
    "muse-2",
    "muse-3",
    "muse-4",
    "muse-5"
  ],
  "echo": [
    "echo-1",
    "echo-2",
    "echo-3",
    "echo-4",
    "echo-5"
  ],
  "captain-shield": [
    "captain-shield-1",
    "captain-shield-2",
    "captain-shield-3",
    "captain-shield-4",
    "captain-shield-5"
  ],
  "farm-guide": [
    "farm-guide-1",
    "farm-guide-2",
    "farm-guide-3",
    "farm-guide-4",
    "farm-guide-5"
  ],
  "shopkeeper": [
    "shopkeeper-1",
    "shopkeeper-2",
    "shopkeeper-3",
    "shopkeeper-4",
    "shopkeeper-5"
  ],
  "bridge-robot": [
    "bridge-robot-1",
    "bridge-robot-2",
    "bridge-robot-3",
    "bridge-robot-4",
    "bridge-robot-5"
  ]
} as const;

export const SONGS = {
  "park": {
    "loopMs": 80000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "park-calm.webm",
        "park-calm.mp3"
      ],
      "busy": [
        "park-busy.webm",
        "park-busy.mp3"
      ]
    }
  },
  "robo-realm": {
    "loopMs": 60000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "robo-realm-calm.webm",
        "robo-realm-calm.mp3"
      ],
      "busy": [
        "robo-realm-busy.webm",
        "robo-realm-busy.mp3"
      ]
    }
  },
  "wonder-vision-valley": {
    "loopMs": 60000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "wonder-vision-valley-calm.webm",
        "wonder-vision-valley-calm.mp3"
      ],
      "busy": [
        "wonder-vision-valley-busy.webm",
        "wonder-vision-valley-busy.mp3"
      ]
    }
  },
  "think-tank-park": {
    "loopMs": 64000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "think-tank-park-calm.webm",
        "think-tank-park-calm.mp3"
      ],
      "busy": [
        "think-tank-park-busy.webm",
        "think-tank-park-busy.mp3"
      ]
    }
  },
  "imagination-island": {
    "loopMs": 67200,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "imagination-island-calm.webm",
        "imagination-island-calm.mp3"
      ],
      "busy": [
        "imagination-island-busy.webm",
        "imagination-island-busy.mp3"
      ]
    }
  },
  "fun-factory-realm": {
    "loopMs": 64000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "fun-factory-realm-calm.webm",
        "fun-factory-realm-calm.mp3"
      ],
      "busy": [
        "fun-factory-realm-busy.webm",
        "fun-factory-realm-busy.mp3"
      ]
    }
  },
  "voice-valley-park": {
    "loopMs": 64000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "voice-valley-park-calm.webm",
        "voice-valley-park-calm.mp3"
      ],
      "busy": [
        "voice-valley-park-busy.webm",
        "voice-valley-park-busy.mp3"
      ]
    }
  },
  "safety-star-city": {
    "loopMs": 64000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "safety-star-city-calm.webm",
        "safety-star-city-calm.mp3"
      ],
      "busy": [
        "safety-star-city-busy.webm",
        "safety-star-city-busy.mp3"
      ]
    }
  },
  "demo": {
    "loopMs": 60000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "demo-calm.webm",
        "demo-calm.mp3"
      ],
      "busy": [
        "demo-busy.webm",
        "demo-busy.mp3"
      ]
    }
  },
  "python-world": {
    "loopMs": 60000,
    "paddingMs": 250,
    "layers": {
      "calm": [
        "python-world-calm.webm",
        "python-world-calm.mp3"
      ],
      "busy": [
        "python-world-busy.webm",
        "python-world-busy.mp3"
      ]
    }
  },
  "menu": {
    "loopMs": 24000,
    "paddingMs": 250,
    "layers": {
      "main": [
        "menu-main.webm",
        "menu-main.mp3"
      ]
    }
  },
  "lab": {
    "loopMs": 64000,
    "paddingMs": 250,
    "layers": {
      "main": [
        "lab-main.webm",
        "lab-main.mp3"
      ]
    }
  }
} as const;

export type EffectName = keyof typeof EFFECTS;
export type VoiceName = keyof typeof VOICES;
export type SongName = keyof typeof SONGS;
