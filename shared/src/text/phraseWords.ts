// The words of pass phrases: of class accounts, and of backpacks, whose phrases the browser makes.

/** Short English words that are hard to mistake for each other; five of them have 46 bits. */
export const PHRASE_WORDS: readonly string[] = `
acorn almond amber anchor ant apple arrow attic autumn badger bag bagel bake baker bakery balloon bamboo banana
banjo banner bark barley barn barrel basil basket beach bean bear beaver bee beetle bell bench berry bicycle birch
biscuit bison black blanket blue boat book boot bottle bounce bowl box branch brave bread breeze brick bridge
bronze brook brown brush bucket build bus butter button cabin cake calm camel camera candle candy canoe canvas
canyon cap captain carpet carrot cashew castle catch cave cedar cellar cello chair chalk cheese cherry chimney
circle circus clam clap clever cliff climb cloud clover coast coat cocoa comet compass cone cook cookie copper
coral corn cosmos cosy cottage cotton crab crane crayon creek cricket crown crystal cube cup curry curtain curve
daisy dance dancer date dawn delta desert doctor dolphin door dot dove dozen dragon draw drawer dream drill drum
duck dune dusk eager eagle eleven elf elm engine eraser fabric fair fancy farmer fence fern ferry field fig film
finch find fir flag float flute fog forest fork fox frog frost galaxy garage garden garlic gate gear gecko gentle
giant gibbon giggle ginger giraffe glide glider globe glove goal goat gold golden goose gorilla grand grape green
grey grow guava guitar gull hail hammer happy harbour harp hat hawk hedge helmet help heron hill hippo hockey
holiday honest honey hop hum hundred iguana indigo iron island ivy jacket jade jaguar jam jar jasmine jet jolly
juice jump jungle kayak kettle kick kind kitchen kite kitten knight koala ladder lake lamb lamp lantern laptop lark
laugh leaf learn lemon lemur lens letter lever library lid lily lime line linen lion listen lively lizard llama
lolly look lotus lovely lucky lynx magic magnet magpie mango map maple marble marker market meadow medal melody
melon merry meteor mighty milk mill million mint mirror mist mitten mix mole monkey moon moose moss moth motor
mouse muffin mug museum nail neat needle newt night nimble noble noodle noon nurse oak oasis oat ocean olive one
onion opal opera orange orbit orchard orchid otter owl page paint painter palace palm pancake panda pantry papaya
paper parade park parrot pasta pea peach peak peanut pear pearl pebble pecan pencil pepper petal phone photo piano
picnic pie pillow pilot pine pink pirate pizza plain plane planet plant plate plum pocket poem polka pond pony
poppy porch poster potato prawn present proud pudding pulley puma puppy purple purse puzzle quail quick quiet
rabbit racket radio radish raft rain rainbow ranger rapid raven read red rhino rhythm ribbon rice riddle ridge
river robin robot rocket roll roof root rope rose ruby rugby ruler run sail sailor salad salmon salt sandal sauce
saw scarf scarlet school scooter screw sea seal seed seek sensor seven share shark sheep shelf shiny ship shoe
shrew silent silk silver simple sing singer sitar skip slate slide slipper smart smile smooth snail snow soar
soccer sock sofa soft song soup sphere spice spider spin spiral spoon spring square squid stair stamp star station
steady steel stem stew stir stoat stone stork storm story strong sugar summer sun sunny sunset super swan swift
swim tabla table tablet taco tapir tart tea teacher teal teapot tennis tent think thorn thread three throw thunder
ticket tidy tiger tin tiny toad toast tomato topaz torch toucan tower tractor train tram travel tray trophy trout
truck trumpet tulip turnip turtle twelve twig twirl two unicorn valley vanilla velvet violet violin vole waffle
wagon walk wall wallet walnut waltz wander warm wasp wave whale wheat wheel whisper whistle white willow wind
window winter wise witty wizard wolf wonder wool worm wren wrench write yak yellow yogurt young zebra zigzag zipper
`
  .trim()
  .split(/\s+/);
