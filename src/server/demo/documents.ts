import { companyDocuments } from '#domain/companies/companies.ts';
import { addDays } from '#domain/time.ts';
import type { companyDocuments as documentTable } from '#server/modules/companies/table.ts';
import type { Context } from '#server/platform/context.ts';
import type { DemoCompany } from './companies.ts';
import { seededRandom } from './random.ts';
import { seatOf } from './seats.ts';
import { type DemoFile, storePdf } from './stored-pdf.ts';

export interface DemoDocuments {
  files: DemoFile[];
  documents: (typeof documentTable.$inferInsert)[];
}

/** The demo's own company has all five documents, the second of them soon to be renewed; the others one to three. */
export async function makeDocuments(
  context: Context,
  employers: readonly DemoCompany[],
): Promise<DemoDocuments> {
  // Its own stream, so that the rest of the demo stays as it is.
  const random = seededRandom(7411);
  const today = context.clock.now().toISOString().slice(0, 10);
  const wanted = employers.flatMap(({ account, company }, index) =>
    companyDocuments.slice(0, index === 0 ? 5 : 1 + (index % 3)).map((kind, place) => ({
      kind,
      company,
      id: random.uuid(),
      ownerId: account.id,
      expiresOn:
        place === 0 ? (company.crExpiresOn ?? null) : place === 1 ? addDays(today, 20 + index * 9) : null,
      createdAt: company.createdAt ?? context.clock.now(),
    })),
  );
  const files = await Promise.all(
    wanted.map(({ id, kind, ownerId, company, expiresOn, createdAt }) =>
      storePdf(
        context,
        { id, kind: 'document', label: `${kind.toLowerCase().replaceAll(' ', '-')}.pdf`, ownerId, createdAt },
        {
          title: kind,
          lines: [
            `${seatOf(company.city ?? '').state} (demonstration: this document proves nothing)`,
            '',
            ...[
              `Name: ${company.name}`,
              `Commercial registration number: ${company.crNumber}`,
              `Address: ${company.address}`,
              `Activity: ${company.industry}`,
              ...(expiresOn ? [`Valid until: ${expiresOn}`] : []),
            ].flatMap((line) => ['', line]),
          ],
        },
      ),
    ),
  );
  const documents = wanted.map(({ id, kind, company, expiresOn, createdAt }) => ({
    companyId: company.id,
    kind,
    fileId: id,
    expiresOn,
    createdAt,
  }));
  return { files, documents };
}
