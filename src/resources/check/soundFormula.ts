/** Reads a formula; malformed ones, which S109 reports, give `otherwise`. */
export function ofSound<Read>(read: () => Read, otherwise: Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError) return otherwise;
    throw error;
  }
}
