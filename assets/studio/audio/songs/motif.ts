// Owns the motif that every realm sings in its own key.
/**
 * The park's motif, in scale degrees, so every realm can sing it in its own key and mode:
 * up a third, up a third, a step further, and back; then the same idea a fourth higher.
 */
export const MOTIF_4_4 = "1:1 3:.5 5:.5 6:1.5! 5:.5 | 3:1 5:1 2:2 | 4:1 6:.5 1':.5 7:1.5! 6:.5 | 5:3 r:1";
/** The same, as a waltz and as a jig (there a beat is an eighth). */
export const MOTIF_3_4 = "1:1 3:.5 5:.5 6:1! | 5:.5 3:.5 5:1 2:1 | 4:1 6:.5 1':.5 7:1! | 6:.5 5:2.5";
export const MOTIF_6_8 = "1:2 3:1 5:2! 6:1 | 5:1 3:1 5:1 2:3 | 4:2 6:1 1':1 7:1! 6:1 | 5:5 r:1";
