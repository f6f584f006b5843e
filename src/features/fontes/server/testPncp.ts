// A small PNCP on this machine: lists by day and modality, items and documents, and faults that a test asks for.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dayInBrasilia } from '#kit/clock.ts';

type Notice = Record<string, unknown> & { numeroControlePNCP: string; modalidadeId: number; dataPublicacaoPncp: string };

export type TestPncp = {
  url: string;
  notices: Notice[];
  items: Map<string, object[]>;
  /** Records of today by the path of their list, such as `contratos` or `atas/atualizacao`. */
  lists: Map<string, object[]>;
  /** The paths that were asked for, with their queries. */
  asked: string[];
  /** Answers instead of the service as long as it returns true. */
  fault: (path: string, response: ServerResponse) => boolean;
  close(): Promise<void>;
};

const PAGE_SIZE = { min: 10, max: 50 };

export async function testPncp(): Promise<TestPncp> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://pncp');
    played.asked.push(request.url ?? '');
    if (played.fault(request.url ?? '', response)) return;
    const list = /^\/api\/consulta\/v1\/contratacoes\/(publicacao|atualizacao|proposta)$/.exec(pathname);
    if (list) {
      sendList(played, list[1] as string, searchParams, response);
      return;
    }
    const others = played.lists.get(pathname.replace('/api/consulta/v1/', ''));
    if (others) {
      const isToday = (searchParams.get('dataInicial') ?? searchParams.get('dataInicio')) === today().replaceAll('-', '');
      if (isToday)
        send(response, 200, { data: others, totalRegistros: others.length, totalPaginas: 1, numeroPagina: 1, paginasRestantes: 0 });
      else send(response, 204);
      return;
    }
    const [, cnpj, ano, sequencial, part] = /^\/api\/pncp\/v1\/orgaos\/(\w+)\/compras\/(\d+)\/(\d+)\/(.+)$/.exec(pathname) ?? [];
    const found = part === 'itens' && played.items.get(`${cnpj}-1-${sequencial?.padStart(6, '0')}/${ano}`);
    if (found) send(response, 200, found);
    else send(response, 404, { message: 'Nada encontrado', status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const played: TestPncp = {
    ...{
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      notices: [],
      items: new Map(),
      lists: new Map(),
      asked: [],
      fault: () => false,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return played;
}

function sendList({ notices }: TestPncp, by: string, query: URLSearchParams, response: ServerResponse): void {
  const size = Number(query.get('tamanhoPagina'));
  const page = Number(query.get('pagina'));
  if (!query.get('codigoModalidadeContratacao') || size < PAGE_SIZE.min || size > PAGE_SIZE.max)
    return void send(response, 400, { message: 'Parâmetro inválido', status: 400 });
  const field = by === 'publicacao' ? 'dataPublicacaoPncp' : 'dataAtualizacao';
  const isListed = (notice: Notice) =>
    by === 'proposta'
      ? String(notice.dataEncerramentoProposta) > clockOfPncp()
      : String(notice[field]).slice(0, 10).replaceAll('-', '') === query.get('dataInicial');
  const all = notices.filter(
    (notice) =>
      isListed(notice) &&
      String(notice.modalidadeId) === query.get('codigoModalidadeContratacao') &&
      (!query.get('uf') || (notice.unidadeOrgao as { ufSigla?: string })?.ufSigla === query.get('uf')),
  );
  if (all.length === 0) return void send(response, 204);
  const pages = Math.ceil(all.length / size);
  if (page > pages) return void send(response, 400, { message: 'Página inexistente', status: 400 });
  const data = all.slice((page - 1) * size, page * size);
  send(response, 200, {
    ...{ data, totalRegistros: all.length, totalPaginas: pages, numeroPagina: page, paginasRestantes: pages - page, empty: false },
  });
}

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Now, in the service's words: Brasília time without a zone. */
export function clockOfPncp(moment = new Date()): string {
  return new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 19);
}

export const today = () => dayInBrasilia(new Date());
