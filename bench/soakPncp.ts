// A PNCP of so many invented notices, with every fault that it is known for, for the soak.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { modalidades } from '#features/licitacoes/codes.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { createRandom } from '#kit/server/random.ts';
import { clockOf, SoakListas } from './soakListas.ts';

type SoakNotice = Record<string, unknown> & { numeroControlePNCP: string; dataAtualizacao: string };
/**
 * How often a notice was given out in answers without a fault: in readings of its list by day of publication (walks from one page to later
 * ones), and for its items; and how often it changed.
 */
export type Given = { listed: number; items: number; changes: number; isNew: boolean; list: List };
/** The notices of a day and a modality. `kills`: how often the server died while it read them. */
type List = { notices: SoakNotice[]; readings: number; page: number; read: Map<SoakNotice, number>; kills: number };

const PAGE_SIZE = { min: 10, max: 50 };
const CODES = Object.keys(modalidades).map(Number);
/** The modality of the list of many pages. */
const LONG_LIST = 6;
/** Of so many notices one has items. */
const ITEMS_EVERY = 3;
/** For so many notices there is a contract. */
const LISTED_EVERY = 5;
/** Faults in turn, so that each comes; a false 422 and error pages with both statuses among them. */
const FAULTS = [429, 500, 502, 503, 504, 422, 'html', 'html500', 'cut', 'retryAfter'] as const;

export class SoakPncp {
  readonly given = new Map<string, Given>();
  /** Calls that were answered, faults included. */
  calls = 0;
  faultRate = 0;
  /** Changed while it is read. */
  changeEvery = 0;
  /** Published today while it is read. */
  publishEvery = 0;
  /** While true, lists are away, items are not. */
  isAway = false;
  isCounting = true;
  /** The page of a list that was asked for last. */
  page = 0;
  #lastList: List | undefined;
  readonly #pagesRead = new Set<string>();
  #partsRead = 0;
  onCall: (calls: number) => void = () => {};
  readonly #byDay = new Map<string, List>();
  readonly #all: SoakNotice[] = [];
  readonly #random = createRandom(19);
  readonly #now: () => Date;
  readonly #listas: SoakListas;
  #fault = 0;
  readonly #server = createServer((request, response) => this.#answer(new URL(request.url ?? '', 'http://pncp'), response));

  /** @param now of the service */
  constructor(notices: number, days: number, now: () => Date) {
    this.#now = now;
    this.#listas = new SoakListas(Math.ceil(notices / LISTED_EVERY), days, now(), this.#random);
    for (let number = 1; number <= notices; number++) {
      // A list of many pages among short ones.
      const isInLongList = number % 4 === 0;
      const back = isInLongList ? 3 : 1 + (number % days);
      const published = new Date(now().getTime() - (back + 1) * 86_400_000);
      this.add(number, published, { isNew: false, code: isInLongList ? LONG_LIST : undefined });
    }
  }

  /** Shares of the pages of lists, and of the notices, that were read at least once. */
  get progress(): { lists: number; parts: number } {
    const pages = [...this.#byDay.values()].reduce((sum, { notices }) => sum + Math.ceil(notices.length / PAGE_SIZE.max), 0);
    return { lists: this.#pagesRead.size / pages, parts: this.#partsRead / this.#all.length };
  }

  /** The server is killed now. */
  interrupt(): void {
    if (this.#lastList) this.#lastList.kills++;
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  add(
    number: number,
    published: Date,
    {
      objetoCompra = `Aquisição de material de escritório, lote ${number}`,
      isNew = true,
      code = CODES[number % CODES.length] as number,
    } = {},
  ): void {
    const moment = clockOf(published);
    const notice: SoakNotice = {
      ...{ numeroControlePNCP: `11222333000181-1-${String(number).padStart(6, '0')}/2026`, anoCompra: 2026, sequencialCompra: number },
      ...{
        numeroCompra: String(number),
        processo: `23000.${number}/2026`,
        objetoCompra,
        informacaoComplementar: null,
        srp: number % 4 === 0,
      },
      ...{ modalidadeId: code, modalidadeNome: modalidades[code as keyof typeof modalidades] },
      ...{ modoDisputaId: 1, modoDisputaNome: 'Aberto', tipoInstrumentoConvocatorioCodigo: 1, tipoInstrumentoConvocatorioNome: 'Edital' },
      ...{
        situacaoCompraId: 1,
        situacaoCompraNome: 'Divulgada no PNCP',
        amparoLegal: { codigo: 1, nome: 'Lei 14.133/2021', descricao: '' },
      },
      orgaoEntidade: { cnpj: '11222333000181', razaoSocial: `Município ${number % 5000}`, poderId: 'E', esferaId: 'M' },
      unidadeOrgao: {
        ...{ codigoUnidade: String(number % 900), nomeUnidade: 'Compras', codigoIbge: '3550308' },
        ...{ municipioNome: 'São Paulo', ufSigla: 'SP', ufNome: 'São Paulo' },
      },
      ...{ orgaoSubRogado: null, unidadeSubRogada: null, valorTotalEstimado: number * 10, valorTotalHomologado: null },
      ...{ dataPublicacaoPncp: moment, dataInclusao: moment, dataAtualizacao: moment, dataAtualizacaoGlobal: moment },
      ...{ dataAberturaProposta: moment, dataEncerramentoProposta: clockOf(new Date(published.getTime() + 86_400_000)) },
      ...{
        linkSistemaOrigem: '',
        linkProcessoEletronico: null,
        justificativaPresencial: null,
        fontesOrcamentarias: [],
        usuarioNome: 'Soak',
      },
    };
    this.#all.push(notice);
    const key = `${dayInBrasilia(published)} ${notice.modalidadeId}`;
    const list = this.#byDay.get(key) ?? emptyList();
    this.#byDay.set(key, list);
    // In front, so that all others move by a place, or at the end.
    if (number % 2 === 0) list.notices.unshift(notice);
    else list.notices.push(notice);
    this.given.set(notice.numeroControlePNCP, { listed: 0, items: 0, changes: 0, isNew, list });
  }

  /** Has what another one has in the end. */
  copy(other: SoakPncp): void {
    this.#listas.copy(other.#listas);
    this.#all.push(...other.#all);
    for (const [key, { notices }] of other.#byDay) {
      const list = { ...emptyList(), notices: [...notices] };
      this.#byDay.set(key, list);
      for (const { numeroControlePNCP } of notices)
        this.given.set(numeroControlePNCP, { listed: 0, items: 0, changes: 0, isNew: false, list });
    }
  }

  /** A notice gets another value, and moves to the front of its list. So do a contract, an ata and a plan. */
  change(): void {
    const notice = this.#all[this.#random.between(0, this.#all.length - 1)] as SoakNotice;
    notice.valorTotalEstimado = Number(notice.valorTotalEstimado) + 1;
    notice.dataAtualizacao = clockOf(this.#now());
    notice.dataAtualizacaoGlobal = notice.dataAtualizacao;
    const given = this.given.get(notice.numeroControlePNCP) as Given;
    given.changes++;
    const { notices } = given.list;
    notices.unshift(...notices.splice(notices.indexOf(notice), 1));
    this.#listas.change(this.#now());
  }

  #answer(asked: URL, response: ServerResponse): void {
    this.calls++;
    this.onCall(this.calls);
    if (this.changeEvery > 0 && this.calls % this.changeEvery === 0) this.change();
    if (this.publishEvery > 0 && this.calls % this.publishEvery === 0) this.add(this.#all.length + 1, this.#now());
    const isList = asked.pathname.startsWith('/api/consulta/');
    if (this.isAway && isList) return void response.writeHead(503).end();
    if (this.faultRate > 0 && this.#random.chance(this.faultRate)) return void this.#sendFault(response);
    if (isList) return void this.#sendList(asked, response);
    const [, sequencial, part] = /\/compras\/\d+\/(\d+)\/(.+)$/.exec(asked.pathname) ?? [];
    const controle = `11222333000181-1-${String(sequencial).padStart(6, '0')}/2026`;
    const given = this.given.get(controle);
    if (part === 'itens' && given && this.isCounting) {
      if (given.items === 0) this.#partsRead++;
      given.items++;
    }
    if (part !== 'itens' || Number(sequencial) % ITEMS_EVERY !== 0)
      return void send(response, 404, { message: 'Nada encontrado', status: 404 });
    send(
      response,
      200,
      [1, 2].map((numeroItem) => itemOf(Number(sequencial), numeroItem)),
    );
  }

  #sendList({ pathname, searchParams: query }: URL, response: ServerResponse): void {
    const path = pathname.replace('/api/consulta/v1/', '');
    const found = this.#listas.page(path, query);
    if (found) return void this.#sendPage(response, found, Number(query.get('pagina')));
    const [by, size, page] = [pathname.split('/').at(-1), Number(query.get('tamanhoPagina')), Number(query.get('pagina'))];
    if (!query.get('codigoModalidadeContratacao') || size < PAGE_SIZE.min || size > PAGE_SIZE.max)
      return void send(response, 400, { message: 'Parâmetro inválido', status: 400 });
    const [day, code] = [query.get('dataInicial') ?? '', query.get('codigoModalidadeContratacao')];
    const dashed = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
    const list = by === 'publicacao' ? this.#byDay.get(`${dashed} ${code}`) : undefined;
    const all =
      by === 'publicacao'
        ? (list?.notices ?? [])
        : by === 'atualizacao'
          ? this.#all.filter(({ dataAtualizacao, modalidadeId }) => dataAtualizacao.startsWith(dashed) && String(modalidadeId) === code)
          : [];
    const data = all.slice((page - 1) * size, page * size);
    if (list && data.length > 0 && this.isCounting) this.#count(list, page, data, `${day} ${code} ${page}`);
    this.#sendPage(response, { data, total: all.length, pages: Math.ceil(all.length / size) }, page);
  }

  #sendPage(response: ServerResponse, { data, total, pages }: { data: unknown[]; total: number; pages: number }, page: number): void {
    if (total === 0) return void response.writeHead(204).end();
    if (page > pages) return void send(response, 400, { message: 'Página inexistente', status: 400 });
    send(response, 200, { data, totalRegistros: total, totalPaginas: pages, numeroPagina: page, paginasRestantes: pages - page });
  }

  #count(list: List, page: number, given: SoakNotice[], name: string): void {
    this.page = page;
    this.#lastList = list;
    this.#pagesRead.add(name);
    if (page <= list.page) list.readings++;
    list.page = page;
    // A row that moves to the next page meanwhile is read once.
    for (const notice of given.filter((one) => list.read.get(one) !== list.readings)) {
      list.read.set(notice, list.readings);
      (this.given.get(notice.numeroControlePNCP) as Given).listed++;
    }
  }

  #sendFault(response: ServerResponse): void {
    const fault = FAULTS[this.#fault++ % FAULTS.length];
    if (fault === 'cut') return void response.destroy();
    if (fault === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Erro</html>');
    if (fault === 'html500') return void response.writeHead(500, { 'content-type': 'text/html' }).end('<html>Erro</html>');
    if (fault === 'retryAfter') return void response.writeHead(429, { 'retry-after': '2' }).end();
    if (fault === 422) return void send(response, 422, { message: 'Data Inicial deve ser anterior à Data Final', status: 422 });
    response.writeHead(fault as number).end();
  }
}

const emptyList = (): List => ({ notices: [], readings: 0, page: 0, read: new Map(), kills: 0 });

function itemOf(notice: number, numeroItem: number): object {
  return {
    ...{ numeroItem, descricao: `Papel A4 do lote ${notice}`, materialOuServico: 'M', quantidade: 10 * numeroItem, unidadeMedida: 'cx' },
    ...{
      valorUnitarioEstimado: notice,
      valorTotal: notice * 10 * numeroItem,
      situacaoCompraItem: 1,
      situacaoCompraItemNome: 'Em Andamento',
    },
    ...{ temResultado: false, orcamentoSigiloso: false },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
