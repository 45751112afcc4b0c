import type { ModelFiles } from './models.ts';
import type { Studio } from './studio.ts';

/** Opens the studio. Its code is loaded on demand, because showing books does not need it. */
export async function loadStudio(models: ModelFiles): Promise<Studio> {
  const { createStudio } = await import('./studio.ts');
  return createStudio({ models });
}
