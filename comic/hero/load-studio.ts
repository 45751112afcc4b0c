import type { ModelFiles } from './models.ts';
import type { Studio } from './studio.ts';

/** Opens the studio, whose code comes when it is wanted: whoever shows books needs none of it. */
export async function loadStudio(models: ModelFiles): Promise<Studio> {
  const { createStudio } = await import('./studio.ts');
  return createStudio({ models });
}
