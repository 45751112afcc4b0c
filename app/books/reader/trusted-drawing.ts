/** A tag as the workshop prints it: a drawing's, its values quoted, nothing that runs, nothing from elsewhere. */
const TAG =
  /<\/?(?:svg|title|desc|defs|g|path|use|image|clipPath|stop|(?:linear|radial)Gradient)(?: (?!on|(?:xlink:)?href="(?!#|data:image\/))[a-z][\w:-]*="[^"<>]*")*\/?>/gi;

/** @throws TypeError when it is no drawing of the workshop. */
function checked(svg: string): string {
  if (/[<>]/.test(svg.replaceAll(TAG, ''))) throw new TypeError('That is no drawing.');
  return svg;
}

interface Policy {
  createHTML: (svg: string) => string;
}
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
};
const policy: Policy = trustedTypes?.createPolicy('drawing', { createHTML: checked }) ?? {
  createHTML: checked,
};

/**
 * A drawing of the workshop, checked, as React takes it: browsers that ask for trusted types get one, though it is
 * called a string here.
 * @throws TypeError when it is anything else.
 */
export const trustedDrawing = (svg: string): { __html: string } => ({ __html: policy.createHTML(svg) });
