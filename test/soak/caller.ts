import { call, type Call, type Servers } from './cluster';
import type { Outcome, Tally } from './outcome';

const CONTACTS = '/api/Contacts';

/** A record that only one caller writes, in the state that responses confirmed. */
interface OwnRecord {
  readonly id: number;
  nom: string;
  /** The value of an unconfirmed write, which may have been stored; the record is not written any more. */
  other?: string | null;
}

const SINGLE: Readonly<Record<string, number>> = { POST: 201, PUT: 200, DELETE: 200 };

/** Requests that only have to succeed. */
const READS: readonly Call[] = [
  { url: '/api/Entreprises?PageNumber=1&PageSize=25' },
  { url: '/api/Entreprises?PageNumber=3&PageSize=25&OrderBy=effectif' },
  { url: '/api/Entreprises?PageNumber=1&PageSize=25&Search=menuiserie' },
  { url: '/api/Utilisateurs?PageNumber=1&PageSize=25' },
  { url: '/api/changeSets?PageNumber=1&PageSize=20' },
  { url: '/api/recycleBin?Collection=Contacts&PageNumber=1&PageSize=20' },
  { url: '/api/MyRights' },
  { url: '/api/Entreprises/1/resume' },
  { method: 'POST', url: '/api/creneaux/search', body: { pageNumber: 1, pageSize: 50, isForSystem: false } },
];

/** Writes its own records, reads those of all callers, and remembers what was confirmed. */
export class Caller {
  readonly #records: OwnRecord[] = [];
  readonly #deleted: number[] = [];
  #number = 0;

  constructor(
    private readonly servers: Servers,
    private readonly tally: Tally,
    private readonly name: string,
    private readonly random: () => number,
  ) {}

  get writes(): number {
    return this.#number;
  }

  async step(): Promise<void> {
    const chance = this.random();
    if (chance < 0.15 || this.#records.length < 5) return this.#create();
    if (chance < 0.4) return this.#update();
    if (chance < 0.45) return this.#delete();
    if (chance < 0.55) return this.#changeTogether();
    if (chance < 0.7) return this.#readBack();
    if (chance < 0.8) return this.#find();
    await this.#read(READS[Math.floor(this.random() * READS.length)] ?? { url: CONTACTS });
  }

  /** Reads every confirmed record again. */
  async verify(): Promise<void> {
    for (const record of this.#records) await this.#check(record);
    for (const id of this.#deleted) {
      const read = await this.#call({ url: `${CONTACTS}/${id}` });
      if (read.kind === 'answered' && read.status !== 404) this.tally.accuse(`deleted ${id} is there: ${read.status}`);
    }
  }

  #call(request: Call): Promise<Outcome> {
    return call(this.servers, this.tally, Math.floor(this.random() * this.servers.processes.length), request);
  }

  async #read(request: Call): Promise<void> {
    const read = await this.#call(request);
    if (read.kind === 'answered' && read.status !== 200)
      this.tally.accuse(`${request.url}: ${read.status} ${read.body.slice(0, 300)}`);
  }

  #newName(): string {
    return `${this.name} ${(this.#number += 1)}`;
  }

  /** The next record to write; undefined if the state of none is certain. */
  #any(): OwnRecord | undefined {
    const sure = this.#records.filter(({ other }) => other === undefined);
    return sure[Math.floor(this.random() * sure.length)];
  }

  /** Whether a write succeeded; a refusal is an error, because no other caller writes these records. */
  #isDone(outcome: Outcome, { method = 'GET', url }: Call): boolean {
    if (outcome.kind === 'unknown') return false;
    if (outcome.status === SINGLE[method] || outcome.status === 204) return true;
    this.tally.accuse(`${method} ${url}: ${outcome.status} ${outcome.body.slice(0, 300)}`);
    return false;
  }

  async #create(): Promise<void> {
    const nom = this.#newName();
    const request: Call = { method: 'POST', url: CONTACTS, body: { nom } };
    const outcome = await this.#call(request);
    if (this.#isDone(outcome, request) && outcome.kind === 'answered')
      this.#records.push({ id: (JSON.parse(outcome.body) as { readonly id: number }).id, nom });
  }

  async #update(): Promise<void> {
    const record = this.#any();
    if (!record) return;
    const nom = this.#newName();
    const request: Call = { method: 'PUT', url: `${CONTACTS}/${record.id}`, body: { nom } };
    const outcome = await this.#call(request);
    if (this.#isDone(outcome, request)) record.nom = nom;
    else record.other = nom;
  }

  async #delete(): Promise<void> {
    const record = this.#any();
    if (!record) return;
    const request: Call = { method: 'DELETE', url: `${CONTACTS}/${record.id}` };
    if (!this.#isDone(await this.#call(request), request)) {
      record.other = null;
      return;
    }
    this.#records.splice(this.#records.indexOf(record), 1);
    this.#deleted.push(record.id);
  }

  async #changeTogether(): Promise<void> {
    const chosen = this.#records.filter(({ other }) => other === undefined).slice(0, 20);
    const names = chosen.map(() => this.#newName());
    const changes = chosen.map(({ id }, index) => ({
      collection: 'Contacts',
      action: 'update',
      id,
      values: { nom: names[index] },
    }));
    const request: Call = { method: 'POST', url: '/api/changeSets', body: { changes } };
    const outcome = await this.#call(request);
    const isApplied =
      outcome.kind === 'answered' &&
      outcome.status === 200 &&
      (JSON.parse(outcome.body) as { readonly applied: boolean }).applied;
    if (outcome.kind === 'answered' && !isApplied)
      this.tally.accuse(`change set: ${outcome.status} ${outcome.body.slice(0, 300)}`);
    for (const [index, record] of chosen.entries()) {
      if (isApplied) record.nom = names[index] ?? '';
      else record.other = names[index] ?? '';
    }
  }

  async #readBack(): Promise<void> {
    const record = this.#records[Math.floor(this.random() * this.#records.length)];
    if (record) await this.#check(record);
  }

  async #check({ id, nom, other }: OwnRecord): Promise<void> {
    const read = await this.#call({ url: `${CONTACTS}/${id}` });
    if (read.kind === 'unknown') return;
    if (read.status === 404 && other === null) return;
    const found = read.status === 200 ? (JSON.parse(read.body) as { readonly nom: string }).nom : undefined;
    if (found === undefined || (found !== nom && found !== other))
      this.tally.accuse(
        `${id} was answered as "${nom}"${other ? ` or "${other}"` : ''} and is ${found ?? read.status}`,
      );
  }

  /** Searches the list for a record, which a stale list would lack. */
  async #find(): Promise<void> {
    const record = this.#any();
    if (!record) return;
    const url = `${CONTACTS}?PageNumber=1&PageSize=100&Search=${encodeURIComponent(record.nom)}`;
    const read = await this.#call({ url });
    if (read.kind === 'unknown') return;
    const { items = [] } = JSON.parse(read.body) as { readonly items?: readonly { readonly id: number }[] };
    if (!items.some(({ id }) => id === record.id)) this.tally.accuse(`the list does not find ${record.nom}`);
  }
}
