// Owns the motif that every realm sings in its own key.
/**
 * The park's motif, in scale degrees, so every realm can sing it in its own key and mode:
 * up a third, up a third, a step further, and back; then the same idea a fourth higher.
 */
export const MOTIF_4_4 = "1:1 3:.5 5:.5 6:1.5! 5:.5 | 3:1 5:1 2:2 | 4:1 6:.5 1':.5 7:1.5! 6:.5 | 5:3 r:1";
