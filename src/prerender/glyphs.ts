/** The characters that the display face has: what French titles and buttons are written in. */
export const glyphs =
  ' !"&\'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@%«»·ÀÇÉÈÊÎÔàâçèéêëîïôùûœ’“”…–—€\u00a0\u202f';
