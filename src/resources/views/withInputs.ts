import { PreviewDialog } from '../fields/shared/files/preview/useFilePreview';

/** Loads a form together with all inputs and the preview dialog, so that none loads late, or never when offline. */
export async function withInputs<Module>(form: Promise<Module>): Promise<Module> {
  const inputs = import('../fields/views').then(({ loadInputs }) => loadInputs());
  const [module] = await Promise.all([form, inputs, PreviewDialog.preload()]);
  return module;
}
