/** Loaded before a server: lets its clock jump, as a machine's does that is set. Each SIGUSR2: ahead, back, right again. */
const JUMP_MS = 2 * 3_600_000;
const RealDate = Date;
let offset = 0;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};

process.on('SIGUSR2', () => {
  offset = offset > 0 ? -JUMP_MS : offset < 0 ? 0 : JUMP_MS;
});
