/** The kinds of lines that an invoice may have. */
export const TAX_KINDS = ['printed book', 'digital book', 'both', 'gift', 'service', 'delivery'] as const;
