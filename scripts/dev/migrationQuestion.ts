/** What `npm run dev` needs to bring the tables to what is declared. */
interface MigrationSteps {
  /** Ends the server: the command needs the database for itself. */
  readonly stopServer: () => Promise<void>;
  /** Runs `schema:migrate`; its output is the terminal's. */
  readonly migrate: (options: readonly string[]) => Promise<void>;
  /** Checks the declarations, and starts the server. */
  readonly go: () => void;
  readonly say: (text: string) => void;
}

export const MIGRATION_HINT = '« m » puis Entrée : voir ce que ferait schema:migrate, et le faire.';
const QUESTION = 'Le faire ? Une sauvegarde garde les valeurs. [o/N]';

/** Takes the lines of the terminal: `m` asks what a migration would do and whether to do it, every other line starts the server. */
export function migrationQuestion({ stopServer, migrate, go, say }: MigrationSteps): (line: string) => Promise<void> {
  let isAsked = false;
  async function answerTo(line: string): Promise<void> {
    const answer = line.trim().toLowerCase();
    if (!isAsked && answer === 'm') {
      await stopServer();
      await migrate([]);
      say(QUESTION);
      isAsked = true;
      return;
    }
    const isAgreed = isAsked && ['o', 'oui', 'y', 'yes'].includes(answer);
    isAsked = false;
    if (isAgreed) await migrate(['--apply']);
    go();
  }
  let last = Promise.resolve();
  // What is typed while a migration runs is its answer.
  return (line) => (last = last.then(() => answerTo(line)));
}
