import { nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { modalidades } from '../../codes.ts';
import type { ValueFacet } from '../../facets.ts';
import { fontes } from '../../fontes.ts';
import type { Periodo } from '../../periodos.ts';
import { isPhase, phaseNames } from '../../phaseNames.ts';
import { isOneOf } from '../list/isOneOf.ts';
import { esferas, tipos } from '../wireCodes.ts';

/** Upper bounds of the bands of the estimated value, in reais: the API's `faixa` 1 to 5. */
const bounds = [50_000, 200_000, 1_000_000, 10_000_000, 100_000_000];
const statusTexts = { aberta: 'list.abertas', andamento: 'list.andamento', fechada: 'list.fechadas' } as const;
export const beneficios = ['exclusiva', 'cota', 'subcontratacao', 'nenhum'] as const;

/** What a value of a facet is called; the texts of facets must have been loaded. */
export function facetLabel(facet: ValueFacet, value: string, format: Format): string {
  const [t, own, common] = [textsOf('licitacoes'), textsOf('facets'), textsOf('common')];
  if (facet === 'status' && value in statusTexts) return t(statusTexts[value as keyof typeof statusTexts]);
  if (facet === 'desfecho' && isPhase(value)) return phaseNames[value][currentLanguage()];
  if (facet === 'modalidade') return nomeDaModalidade(modalidades[Number(value) as keyof typeof modalidades] ?? value);
  if (facet === 'esfera' && isOneOf(esferas, value)) return t(`esfera.${value}`);
  if (facet === 'tipo' && isOneOf(tipos, value)) return t(`tipo.${value}`);
  if (facet === 'fonte' && isOneOf(fontes, value)) return t(`fonte.${value}`);
  if (facet === 'beneficio' && isOneOf(beneficios, value)) return own(`beneficios.${value}`);
  if (facet === 'srp') return value === 'true' ? common('yes') : common('no');
  if (facet === 'faixa') return bandLabel(value, format);
  return value;
}

/** What a period is called: «Próximos 7 dias»; the texts of facets must have been loaded. */
export function periodLabel(periodo: Periodo, value: string, format: Format): string {
  const own = textsOf('facets');
  if (value === 'passado') return own('periods.passed');
  if (value === 'hoje' || value === '1d') return own('periods.today');
  if (value === 'ontem') return own('periods.yesterday');
  const figure = format.number(Number.parseInt(value, 10));
  return own(periodo === 'publicada' ? 'periods.last' : 'periods.next', { figure });
}

function bandLabel(value: string, format: Format): string {
  const own = textsOf('facets');
  const [least, most] = [bounds[Number(value) - 2], bounds[Number(value) - 1]];
  if (value === '0') return own('faixas.none');
  if (most === undefined) return own('faixas.above', { least: format.shortMoney(least ?? 0) });
  return least === undefined
    ? own('faixas.upTo', { most: format.shortMoney(most) })
    : own('faixas.between', { least: format.shortMoney(least), most: format.shortMoney(most) });
}
