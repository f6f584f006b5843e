// What sources need of the rest: the polite client, and the importer that their records go through.
import { camaraSource } from '#features/fontes/server/camara/camara.ts';
import { comprasSource } from '#features/fontes/server/compras/compras.ts';
import { pncpSource } from '#features/fontes/server/pncp/pncp.ts';
import type { ReaderOptions } from '#features/fontes/server/reader.ts';
import type { RouteOptions } from '#features/fontes/server/routes.ts';
import { senadoSource } from '#features/fontes/server/senado/senado.ts';
import { type Answer, SourceFault } from '#features/fontes/server/source.ts';
import type { Importer } from '#features/importacoes/server/importer.ts';
import { receiveRecords } from '#features/importacoes/server/receive.ts';
import { modalidades } from '#features/licitacoes/codes.ts';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { askJson, type JsonAnswer } from '#kit/server/outbound/askJson.ts';
import { mayBePublic } from '#kit/server/outbound/mayBePublic.ts';
import type { PoliteHosts } from '#kit/server/outbound/politeHosts.ts';
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import type { Config } from '../start/config.ts';
import { sourceClock } from './sourceClock.ts';

type SourcePorts = Pick<ReaderOptions, 'sources' | 'openAsker' | 'deliver' | 'now'> & Pick<RouteOptions, 'addressFaultOf'>;
type Options = { config: Config; hosts: PoliteHosts; background: Database; importer: Importer; wakeImports(): void };

/** A page of 50 records with long texts has some 300 KB, 5,000 items have some 6 MB. */
const LARGEST_ANSWER = 8 * 2 ** 20;
/** Of an answer, once it has begun. */
const LEAST_RATE = { bytes: 20 * 1024, everyMs: 10_000 };
const ATTEMPTS = 5;

export function sourcePorts({ config, hosts, background, importer, wakeImports }: Options): SourcePorts {
  const { areSourcesLocal } = config;
  const clock = sourceClock(config);
  return {
    now: () => new Date(clock.now()),
    sources: [
      pncpSource(new Map(Object.entries(modalidades).map(([code, name]) => [Number(code), name]))),
      ...[comprasSource, camaraSource, senadoSource],
    ],
    openAsker: ({ envelopes }, address, perSecond) => {
      const stopping = new AbortController();
      const queue = hosts.queue(address, { perSecond, signal: stopping.signal });
      return {
        ask: async (path, most) => {
          const limits = { attempts: ATTEMPTS, maxBytes: LARGEST_ANSWER, leastRate: LEAST_RATE };
          const options = { ...limits, allowPrivate: areSourcesLocal, signal: stopping.signal, envelopes: new Set(envelopes), most };
          return toAnswer(await askJson(queue, new URL(path, address), options), most);
        },
        close: () => stopping.abort(),
      };
    },
    deliver: async ({ fonte, kind, name, records }, alongside) => {
      if (hasForeign(importer, kind, records)) throw new SourceFault('shape', name);
      try {
        await receiveRecords(background, importer, { fonte, tipo: kind, nome: name, records, alongside });
      } catch (error) {
        if (error instanceof Problem && error.type === 'unknown-file-kind') throw new SourceFault('shape', name);
        throw error;
      }
      wakeImports();
    },
    addressFaultOf: async (address) => {
      const { protocol, pathname, search, username } = URL.parse(address) ?? {};
      const isPlain = pathname === '/' && search === '' && username === '';
      if (!isPlain || !(protocol === 'https:' || (areSourcesLocal && protocol === 'http:'))) return 'format';
      return areSourcesLocal || (await mayBePublic(new URL(address).hostname)) ? undefined : 'private';
    },
  };
}

/** @throws {SourceFault} when the source does not answer, or with more records than were asked for */
function toAnswer(answer: JsonAnswer, most: number): Answer {
  if (answer.kind === 'down') throw new SourceFault(answer.isAddress ? 'address' : 'down', answer.reason);
  if (answer.kind === 'ok' && answer.records.length > most) throw new SourceFault('shape', `more than ${most} records`);
  return answer;
}

/** Whether a record is of a known kind that was not asked for: what is of none is rejected alone. */
function hasForeign({ kinds }: Importer, kind: string, records: readonly unknown[]): boolean {
  const [asked, others] = [kinds.filter(({ name }) => name === kind), kinds.filter(({ name, sheet }) => name !== kind && !sheet)];
  const isAny = (some: typeof kinds, record: SourceRecord) => some.some(({ recognises }) => recognises(record));
  return records.some((record) => isRecord(record) && !isAny(asked, record) && isAny(others, record));
}
