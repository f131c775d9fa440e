/** The characters in the display font: all that the French titles and buttons need. */
export const glyphs =
  ' !"&\'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@%«»·ÀÇÉÈÊÎÔàâçèéêëîïôùûœ’“”…–—€\u00a0\u202f';
