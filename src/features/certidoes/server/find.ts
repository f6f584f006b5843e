// What the search of everything finds of the own company's documents.
import { wantedWords } from '#brasil/wantedWords.ts';
import type { Language } from '#kit/errors.ts';
import { matchesWords } from '#kit/foldedWords.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { type TipoDeCertidao, tiposDeCertidao } from '../entities.ts';
import type {} from './tables.ts';

/** Those that are looked at: a company has dozens. */
const MOST = 2000;

const certidao = 'certidão certidões negativa negativas';
const debitos = `${certidao} CND positiva efeitos débitos relativos tributos tributária tributários fiscal regularidade quitação fazenda pública dívida ativa`;

/** What documents are called besides the names of their kinds: single words, in the plural where it begins differently. */
const usualWords: Partial<Record<TipoDeCertidao, string>> = {
  contratoSocial: 'estatuto ato constitutivo alteração contratual',
  documentoSocio: 'sócia RG CPF CNH identidade',
  sicaf: 'sistema cadastramento unificado fornecedores CRC certificado registro cadastral',
  declaracao: 'declarações',
  cartaoCnpj: 'comprovante inscrição situação cadastral cadastro nacional pessoa jurídica',
  inscricaoEstadual: 'IE cadastro contribuintes',
  inscricaoMunicipal: 'IM CCM cadastro contribuintes',
  cndFederal: `${debitos} federais conjunta Receita RFB PGFN procuradoria nacional União previdenciária INSS`,
  cndEstadual: `${debitos} estaduais Estado SEFAZ ICMS`,
  cndMunicipal: `${debitos} municipais município prefeitura ISS ISSQN mobiliários`,
  crfFgts: `${certidao} certificado regularidade fundo garantia tempo serviço Caixa Econômica`,
  cndt: `${certidao} CND débitos trabalhistas regularidade justiça trabalho TST`,
  atestadoCapacidade: 'atestados certidão acervo CAT',
  registroConselho: 'certidão quitação entidade CREA CAU CRA CRM',
  licencaFuncionamento: 'licenças alvarás funcionamento localização sanitária ambiental',
  falencia: `${certidao} falências falimentar concordata recuperação judicial extrajudicial distribuidor cível`,
  balanco: 'balanços demonstrações demonstrativos contábeis DRE SPED ECD',
};

/** By name, usual words of the kind, number or issuer. */
export async function findCertidoes(db: Queries, { q, limit }: SearchQuery, language: Language): Promise<FoundEntry[]> {
  const wanted = wantedWords(q).join(' ');
  if (wanted === '') return [];
  const rows = await db
    .selectFrom('certidoes')
    .innerJoin('certidao_versoes as versao', 'versao.certidao_id', 'certidoes.id')
    .select(['certidoes.id', 'tipo', 'titulo', 'numero', 'emissor', 'vence_em'])
    .where('certidoes.removed_at', 'is', null)
    .where('versao.atual', '=', true)
    .orderBy('chave')
    .orderBy('certidoes.id')
    .limit(MOST)
    .execute();
  const has = (...parts: string[]) => matchesWords(parts.join(' '), wanted);
  return rows
    .filter(({ tipo, titulo, numero, emissor }) => {
      const names = [...Object.values(tiposDeCertidao[tipo].nome), titulo];
      // Not the usual words beside an issuer: «certidão federal» is none of the Caixa Econômica Federal.
      return has(...names, usualWords[tipo] ?? '') || has(...names, numero, emissor);
    })
    .slice(0, limit)
    .map(({ id, tipo, titulo, numero, emissor, vence_em }) => ({
      title: titulo || tiposDeCertidao[tipo].nome[language],
      words: [emissor, numero].filter(Boolean).join(' · '),
      ...(vence_em !== null && { at: `${vence_em}T15:00:00.000Z` }),
      link: `/certidoes?certidao=${id}`,
    }));
}
