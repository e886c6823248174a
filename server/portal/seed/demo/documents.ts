import { Readable } from 'node:stream';
import type { StoredFile } from '../../../../src/resources/fields/shared/stored';
import type { Tenant } from '../../../tenants';
import { onePagePdf } from '../trade/pdf';

/** Documents that demo records share; the store keeps equal content only once. */
const DOCUMENTS = {
  contrat: ['contrat-adhesion.pdf', 'Contrat d’adhésion', 'Prestations, durée et conditions de résiliation.'],
  guide: ['guide-de-fonctionnement.pdf', 'Guide de fonctionnement', 'Qui appeler, quand, et ce que chacun prépare.'],
  bilan: ['bilan-activite.pdf', 'Bilan d’activité', 'Permanences tenues, salariés reçus, thèmes de l’année.'],
  prevention: ['plan-de-prevention.pdf', 'Plan de prévention', 'Risques liés à l’intervention et mesures retenues.'],
  beneficiaire: [
    'document-beneficiaire.pdf',
    'Vos droits et vos démarches',
    'Les aides auxquelles vous pouvez prétendre.',
  ],
  action: ['support-animation.pdf', 'Support d’animation', 'Déroulé de l’action collective et messages clés.'],
} as const;

type DemoDocument = keyof typeof DOCUMENTS;

export type DemoDocuments = Readonly<Record<DemoDocument, StoredFile>>;

async function keep(tenant: Pick<Tenant, 'files' | 'name'>, document: DemoDocument): Promise<StoredFile> {
  const [name, title, line] = DOCUMENTS[document];
  const staged = await tenant.files.stage(
    Readable.from([onePagePdf(title, [tenant.name, line, 'Document de démonstration.'])]),
  );
  await staged.keep();
  return { id: staged.id, size: staged.size, name, type: 'application/pdf' };
}

export async function keepDocuments(tenant: Pick<Tenant, 'files' | 'name'>): Promise<DemoDocuments> {
  const names = Object.keys(DOCUMENTS) as readonly DemoDocument[];
  const kept = await Promise.all(names.map(async (name) => [name, await keep(tenant, name)] as const));
  return Object.fromEntries(kept) as Record<DemoDocument, StoredFile>;
}
