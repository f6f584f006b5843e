// Contracts, atas and plans of the PCA for the soak: lists by day, whose records change while they are read.
import { dayInBrasilia } from '#kit/clock.ts';
import type { Random } from '#kit/server/random.ts';

/** The moment in the service's words: Brasília time without a zone. */
export const clockOf = (moment: Date) => new Date(moment.getTime() - 3 * 3_600_000).toISOString().slice(0, 19);

type Item = { numeroItem: number; valorTotal: number; dataAtualizacao: string };
type Contract = { numeroControlePNCP: string; valorGlobal: number; dataPublicacaoPncp: string; dataAtualizacaoGlobal: string };
type Ata = { numeroControlePNCPAta: string; cancelado: boolean; dataAtualizacaoGlobal: string };
type Plan = { idPcaPncp: string; itens: Item[]; dataAtualizacaoGlobalPCA: string };

/** A page has no more records, items of plans among them. */
const MOST = 500;
const ITEMS = 40;
const CNPJ = '11222333000181';
const body = { orgaoEntidade: { cnpj: CNPJ, razaoSocial: 'Município de Vale Verde', poderId: 'E', esferaId: 'M' } };
const six = (number: number) => String(number).padStart(6, '0');

export class SoakListas {
  #contracts: Contract[] = [];
  #atas: Ata[] = [];
  #plans: Plan[] = [];
  readonly #random: Random;

  /** @param count of contracts; a fifth as many atas, and a plan for every hundred */
  constructor(count: number, days: number, now: Date, random: Random) {
    this.#random = random;
    const on = (number: number) => clockOf(new Date(now.getTime() - (1 + (number % days)) * 86_400_000));
    for (let number = 1; number <= count; number++) this.#contracts.push(contractOf(number, on(number)));
    for (let number = 1; number <= count / 5; number++) this.#atas.push(ataOf(number, on(number)));
    for (let number = 1; number <= count / 100; number++) this.#plans.push(planOf(number, on(number)));
  }

  /** Has what another one has in the end. */
  copy(other: SoakListas): void {
    this.#contracts = [...other.#contracts];
    this.#atas = [...other.#atas];
    this.#plans = [...other.#plans];
  }

  /** One of each changes, and is listed among the changes of today. */
  change(now: Date): void {
    const moment = clockOf(now);
    this.#replace(this.#contracts, (one) => ({ ...one, valorGlobal: one.valorGlobal + 1, dataAtualizacaoGlobal: moment }));
    this.#replace(this.#atas, (one) => ({ ...one, cancelado: !one.cancelado, dataAtualizacaoGlobal: moment }));
    this.#replace(this.#plans, (one) => ({
      ...one,
      dataAtualizacaoGlobalPCA: moment,
      itens: one.itens.map((item) => ({ ...item, valorTotal: item.valorTotal + 1, dataAtualizacao: moment })),
    }));
  }

  #replace<T>(all: T[], changed: (one: T) => T): void {
    if (all.length === 0) return;
    const place = this.#random.between(0, all.length - 1);
    all[place] = changed(all[place] as T);
  }

  /** @returns a page of the list at this path of the service; undefined: there is no such list */
  page(path: string, query: URLSearchParams): { data: unknown[]; total: number; pages: number } | undefined {
    const size = Number(query.get('tamanhoPagina'));
    const page = Number(query.get('pagina'));
    const day = query.get('dataInicial') ?? query.get('dataInicio') ?? '';
    const isOn = (moment: string) => moment.slice(0, 10).replaceAll('-', '') === day;
    const lists: Record<string, () => unknown[]> = {
      contratos: () => this.#contracts.filter(({ dataPublicacaoPncp }) => isOn(dataPublicacaoPncp)),
      'contratos/atualizacao': () => this.#contracts.filter(({ dataAtualizacaoGlobal }) => isOn(dataAtualizacaoGlobal)),
      'atas/atualizacao': () => this.#atas.filter(({ dataAtualizacaoGlobal }) => isOn(dataAtualizacaoGlobal)),
      atas: () => this.#atas,
      'pca/atualizacao': () => this.#plans.filter((plan) => isOn(plan.dataAtualizacaoGlobalPCA)).flatMap(pieces),
    };
    const all = lists[path]?.();
    if (!all || !(size >= 10 && size <= MOST)) return undefined;
    const data = all.slice((page - 1) * size, page * size);
    return { data: path.startsWith('pca/') ? joined(data as Plan[]) : data, total: all.length, pages: Math.ceil(all.length / size) };
  }
}

const pieces = (plan: Plan) => plan.itens.map((item) => ({ ...plan, itens: [item] }));
/** The service counts items, and gives those of a plan together. */
const joined = (some: readonly Plan[]) =>
  [...Map.groupBy(some, ({ idPcaPncp }) => idPcaPncp).values()].map((of) => ({ ...of[0], itens: of.flatMap(({ itens }) => itens) }));

function contractOf(number: number, moment: string): Contract {
  return {
    ...{ ...body, numeroControlePNCP: `${CNPJ}-2-${six(number)}/2026`, numeroControlePncpCompra: `${CNPJ}-1-${six(number)}/2026` },
    ...{ numeroContratoEmpenho: String(number), anoContrato: 2026, sequencialContrato: number, processo: `23000.${number}/2026` },
    ...{ tipoContrato: { id: 1, nome: 'Contrato (termo inicial)' }, categoriaProcesso: { id: 2, nome: 'Compras' }, receita: false },
    ...{ niFornecedor: '11222333000181', tipoPessoa: 'PJ', nomeRazaoSocialFornecedor: 'Fornecedora Ltda' },
    unidadeOrgao: { codigoUnidade: '1', nomeUnidade: 'Compras', codigoIbge: '3550308', municipioNome: 'São Paulo', ufSigla: 'SP' },
    ...{ objetoContrato: `Material de escritório, contrato ${number}`, valorInicial: number, valorGlobal: number, numeroParcelas: 1 },
    ...{
      dataAssinatura: moment.slice(0, 10),
      dataVigenciaInicio: moment.slice(0, 10),
      dataVigenciaFim: '2027-12-31',
      numeroRetificacao: 0,
    },
    ...{ dataPublicacaoPncp: moment, dataAtualizacao: moment, dataAtualizacaoGlobal: moment },
  } as Contract;
}

function ataOf(number: number, moment: string): Ata {
  return {
    ...{ numeroControlePNCPAta: `${CNPJ}-1-${six(number)}/2026-000001`, numeroControlePNCPCompra: `${CNPJ}-1-${six(number)}/2026` },
    ...{ numeroAtaRegistroPreco: String(number), anoAta: 2026, cancelado: false, objetoContratacao: `Registro de preços ${number}` },
    ...{ vigenciaInicio: moment.slice(0, 10), vigenciaFim: dayInBrasilia(new Date(Date.now() + 300 * 86_400_000)) },
    ...{ nomeOrgao: 'Município de Vale Verde', cnpjOrgao: CNPJ, dataPublicacaoPncp: moment, dataAtualizacaoGlobal: moment },
  } as Ata;
}

function planOf(number: number, moment: string): Plan {
  const itens = Array.from({ length: ITEMS }, (_, at) => ({
    ...{ numeroItem: at + 1, descricaoItem: `Item ${at + 1} do plano ${number}`, valorTotal: 10 * (at + 1), quantidadeEstimada: 1 },
    dataAtualizacao: moment,
  }));
  return {
    ...{ idPcaPncp: `${CNPJ}-0-${six(number)}/2026`, anoPca: 2026, orgaoEntidadeCnpj: CNPJ, orgaoEntidadeRazaoSocial: 'Município' },
    ...{ codigoUnidade: String(number), nomeUnidade: 'Prefeitura', dataPublicacaoPNCP: moment, dataAtualizacaoGlobalPCA: moment, itens },
  } as Plan;
}
