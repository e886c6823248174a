/** The code of a form with that of all inputs, so that none of them comes later than the others. */
export async function withInputs<Module>(form: Promise<Module>): Promise<Module> {
  const inputs = import('../fields/views').then(({ loadInputs }) => loadInputs());
  const [module] = await Promise.all([form, inputs]);
  return module;
}
