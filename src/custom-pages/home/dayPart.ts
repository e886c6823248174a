const EVENING = 18;
const NIGHT_ENDS = 4;

/** The greeting for an hour (0 to 23): French has « bonjour » until the evening. */
export const dayPart = (hour: number): 'morning' | 'evening' =>
  hour >= EVENING || hour < NIGHT_ENDS ? 'evening' : 'morning';
