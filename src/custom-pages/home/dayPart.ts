const EVENING = 18;
const NIGHT_ENDS = 4;

/** How to greet at an hour of the day (0 to 23): French says good day until the evening. */
export const dayPart = (hour: number): 'morning' | 'evening' =>
  hour >= EVENING || hour < NIGHT_ENDS ? 'evening' : 'morning';
