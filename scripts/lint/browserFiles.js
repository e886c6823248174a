/** The half of the kinds of fields that only browsers read: what a field is drawn with, and what asks for records. */
const DRAWN =
  /^src\/resources\/fields\/(views?(Types)?\.|\w+\/(view|inputs|pictures|use[A-Z]\w*)\.|image\/crop\/|shared\/(cells|dates|embedded|files|hooks|inputs|references)\/)/;

/** Tests, and what only they read. */
export const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file);

const PURE = /^src\/(resources|portal|planning\/core)\/.+\.ts$/;

/** Whether a file is the browser's alone: every `.tsx`, the screens, and the drawn half of fields (`tsconfig/core.json` says the same). */
export const isBrowserFile = (file) =>
  file.endsWith('.tsx') || file.startsWith('src/resources/views/') || DRAWN.test(file);

/** Whether a file is shared by browser and server. */
export const isPureFile = (file) => PURE.test(file) && !isTest(file) && !isBrowserFile(file);
