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
import { askJson } from '#kit/server/outbound/askJson.ts';
import type { PoliteHosts } from '#kit/server/outbound/politeHosts.ts';
import type { Config } from '../start/config.ts';
import { sourceClock } from './sourceClock.ts';

type SourcePorts = Pick<ReaderOptions, 'sources' | 'openAsker' | 'deliver' | 'now'> & Pick<RouteOptions, 'isAllowedAddress'>;
type Options = { config: Config; hosts: PoliteHosts; background: Database; importer: Importer; wakeImports(): void };

/** A page of 50 records with long texts has some 300 KB. */
const LARGEST_ANSWER = 20 * 2 ** 20;
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
    openAsker: (address, perSecond) => {
      const stopping = new AbortController();
      const queue = hosts.queue(address, { perSecond, signal: stopping.signal });
      return {
        ask: async (path) => {
          const options = { attempts: ATTEMPTS, maxBytes: LARGEST_ANSWER, allowPrivate: areSourcesLocal, signal: stopping.signal };
          return toAnswer(await askJson(queue, new URL(path, address), options));
        },
        close: () => stopping.abort(),
      };
    },
    deliver: async (fonte, nome, records, alongside) => {
      try {
        await receiveRecords(background, importer, { fonte, nome, texts: records.map((record) => JSON.stringify(record)), alongside });
      } catch (error) {
        if (error instanceof Problem && error.type === 'unknown-file-kind') throw new SourceFault('shape', nome);
        throw error;
      }
      wakeImports();
    },
    isAllowedAddress: (address) => {
      if (!URL.canParse(address)) return false;
      const { protocol, pathname, search, username } = new URL(address);
      return (protocol === 'https:' || (areSourcesLocal && protocol === 'http:')) && pathname === '/' && search === '' && username === '';
    },
  };
}

/** @throws {SourceFault} when the source does not answer */
function toAnswer(answer: Awaited<ReturnType<typeof askJson>>): Answer {
  if (answer.kind === 'down') throw new SourceFault(answer.isAddress ? 'address' : 'down', answer.reason);
  return answer;
}
