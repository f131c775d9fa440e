/** The characters in the display font: all that the French titles and buttons need. */
export const displayGlyphs =
  ' !"&\'()+,-./0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz@%«»·ÀÇÉÈÊÎÔàâçèéêëîïôùûœ’“”…–—€\u00a0\u202f';

/** The characters in the text font: what a French keyboard types, and the signs of the articles and legal pages. */
export const textGlyphs = `${displayGlyphs}#$*<=>[\\]^_\`{|}~ÂÆËÏŒÙÛÜŸæüÿ©§°²×`;
