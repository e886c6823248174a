import { PreviewDialog } from '../fields/shared/files/preview/useFilePreview';

/** The code of a form with that of all inputs and of previews, so that none comes later, or not at all without a network. */
export async function withInputs<Module>(form: Promise<Module>): Promise<Module> {
  const inputs = import('../fields/views').then(({ loadInputs }) => loadInputs());
  const [module] = await Promise.all([form, inputs, PreviewDialog.preload()]);
  return module;
}
