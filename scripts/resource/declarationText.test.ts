import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSchemas } from '../../src/resources/check/check';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { declarationText, withLine } from './declarationText';
import { askLanguages, untranslated, withFieldPlaces, withPlaces } from './languages';
import { readField } from './newField';

const VEHICLES = {
  name: 'Vehicules',
  one: 'Véhicule / Vehicle / Fahrzeug / Veículo',
  many: 'Véhicules',
  icon: 'vehicle',
  group: 'referentiels',
  fields: [
    'immatriculation:text! Plaque d’immatriculation',
    'etat:enumeration=enService|vendu',
    'miseEnCirculation:date',
    'photo:image',
  ].map(readField),
};
const SERVICES = {
  name: 'entretiens',
  parent: 'Vehicules',
  one: 'Entretien',
  many: 'Entretiens',
  rights: 'VEHICULES',
  fields: ['le:date!', 'remplaceId:reference=Vehicules', 'cout:money'].map(readField),
};

// Outside the sources, which other tests read meanwhile.
const folder = mkdtempSync(join(tmpdir(), 'socle-new-'));
const sources = join(process.cwd(), 'src/resources');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function declared(wanted: Parameters<typeof declarationText>[0]): Promise<ResourceSchema> {
  const { file, text } = declarationText(wanted);
  const path = join(folder, `${file}.ts`);
  writeFileSync(path, text.replaceAll("from '../", `from '${sources}/`));
  const [schema] = Object.values((await import(pathToFileURL(path).href)) as Readonly<Record<string, ResourceSchema>>);
  if (!schema) throw new Error('nothing is declared');
  return schema;
}

describe('a generated resource', () => {
  it('is a valid declaration, nested ones too', async () => {
    const schemas = [await declared(VEHICLES), await declared(SERVICES)];
    expect(checkSchemas(schemas)).toEqual([]);
    const [vehicles, services] = schemas;
    expect(vehicles?.label.one).toEqual(['Véhicule', 'Vehicle', 'Fahrzeug', 'Veículo']);
    expect(vehicles?.list.columns).toEqual(['immatriculation', 'etat', 'miseEnCirculation']);
    expect(vehicles?.rights).toBe('VEHICULES');
    expect(services?.name).toBe('Vehicules/{vehiculeId}/entretiens');
    expect(services?.parent).toEqual({ resource: 'Vehicules', parameter: 'vehiculeId' });
  });

  it('leaves missing translations empty, so that the start reports them, without copying French ones', async () => {
    const fields = ['nom:text! Nom / Name / Name / Nome', 'etat:enumeration=enService', 'le:date Fait le'].map(
      readField,
    );
    const wanted = { ...VEHICLES, many: withPlaces('Véhicules'), fields: fields.map(withFieldPlaces) };
    const schema = await declared({ ...wanted, name: 'Engins' });
    expect(schema.label.many).toEqual(['Véhicules', '', '', '']);
    expect(untranslated(wanted)).toEqual(['Véhicules', 'Etat', 'Fait le', 'En service']);
    expect(checkSchemas([schema]).filter(({ code }) => code === 'S105')).toHaveLength(4);
  });

  it('asks for each missing translation', async () => {
    const asked: string[] = [];
    const answers = ['Fahrzeug', ''];
    const ask = (question: string) => {
      asked.push(question);
      return Promise.resolve(answers[asked.length - 1] ?? '');
    };
    expect(await askLanguages('Véhicule / Vehicle', ask)).toBe('Véhicule / Vehicle / Fahrzeug / ');
    expect(asked).toEqual(['« Véhicule » en allemand : ', '« Véhicule » en portugais : ']);
  });

  it('adds one line to the index, in order and once', () => {
    const index = "// Every family.\nexport * from './acces';\nexport * from './vues';\n";
    const line = declarationText(VEHICLES).line;
    expect(withLine(index, line)).toBe(
      "// Every family.\nexport * from './acces';\nexport * from './vehicules';\nexport * from './vues';\n",
    );
    expect(() => withLine(withLine(index, line), line)).toThrow('déjà');
  });

  it.each([
    ['nom', /illisible/],
    ['nom:texte', /« text »/],
    ['agence:reference', /=…/],
    ['nom:text=a', /=…/],
  ])('refuses the field %s', (field, message) => expect(() => readField(field)).toThrow(message));
});
