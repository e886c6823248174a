/** Browser-only parts of field kinds: their views, and their data fetching. */
const DRAWN =
  /^src\/resources\/fields\/(views?(Types)?\.|\w+\/(view|inputs|pictures|use[A-Z]\w*)\.|image\/crop\/|shared\/(cells|dates|embedded|files|hooks|inputs|references)\/)/;

export const isTest = (file) => /\.(test|fixture)\.tsx?$/.test(file);

const PURE = /^src\/(resources|portal|planning\/core)\/.+\.ts$/;

/** Browser-only files: every `.tsx`, the screens, and the views of fields (`tsconfig/core.json` lists the same). */
export const isBrowserFile = (file) =>
  file.endsWith('.tsx') || file.startsWith('src/resources/views/') || DRAWN.test(file);

export const isPureFile = (file) => PURE.test(file) && !isTest(file) && !isBrowserFile(file);
