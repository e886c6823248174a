/** What is read of formulas that are sound; the form of the others is wrong, which S109 says where they stand. */
export function ofSound<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError) return otherwise;
    throw error;
  }
}
