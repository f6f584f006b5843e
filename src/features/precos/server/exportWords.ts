// The words of exported files.
import type { Language } from '#kit/errors.ts';

const pt = {
  sheets: { precos: 'Preços', figures: 'Estatísticas' },
  figure: 'Dado',
  value: 'Valor',
  outlier: { baixo: 'Baixo', alto: 'Alto' },
  columns: {
    ...{ dia: 'Data do resultado', descricao: 'Item', unidade: 'Unidade', unidade_fonte: 'Unidade na fonte', quantidade: 'Quantidade' },
    ...{ valor: 'Unitário homologado', estimado: 'Unitário estimado', total: 'Total homologado', atipico: 'Atípico', catalogo: 'Catálogo' },
    ...{
      fornecedor: 'Fornecedor',
      documento: 'CNPJ ou CPF',
      orgao: 'Órgão',
      orgao_cnpj: 'CNPJ do órgão',
      municipio: 'Município',
      uf: 'UF',
    },
    ...{ modalidade: 'Modalidade', licitacao: 'Licitação', item: 'Nº do item', controle: 'Controle PNCP', link: 'Página no PNCP' },
  },
  filters: {
    ...{ q: 'busca', catalogo: 'código do catálogo', unidade: 'unidade', de: 'de', ate: 'até', uf: 'UF', orgao: 'órgão' },
    ...{ fornecedor: 'fornecedor', valorMin: 'preço mínimo', valorMax: 'preço máximo', atipicos: 'atípicos' },
  },
  facts: {
    ...{ at: 'Pesquisa feita em (horário de Brasília)', filter: 'Filtro', unit: 'Unidade', count: 'Preços', min: 'Menor preço' },
    ...{ q1: '1º quartil', median: 'Mediana', q3: '3º quartil', max: 'Maior preço', estimate: 'Mediana do estimado' },
    ...{
      discount: 'Desconto mediano sobre o estimado (1 = 100%)',
      low: 'Limite inferior',
      high: 'Limite superior',
      outliers: 'Preços atípicos',
    },
    ...{ others: 'Preços em outras unidades, não incluídos', without: 'Itens sem preço, não incluídos', rule: 'Regra' },
  },
  pdf: {
    title: 'Pesquisa de preços',
    basis:
      'Preços unitários homologados em contratações públicas, como prevê o art. 23, § 1º, da Lei nº 14.133/2021. Cada preço traz a sua fonte.',
    sample: 'Preços encontrados',
    page: 'Página {page} de {count}',
    columns: { data: 'Data', preco: 'Unitário', fonte: 'Órgão e fonte' },
    tooMany: 'São {n} preços; um PDF traz até {most}. Reduza a busca com os filtros ou exporte XLSX.',
    none: 'Nenhum preço encontrado: não há o que exportar.',
  },
  rule: 'Quartis por interpolação linear, como QUARTIL.INC. Atípico é o preço a mais de 1,5 vez a distância entre os quartis (Q3 − Q1) abaixo do 1º ou acima do 3º; com menos de 5 preços, nenhum. Os atípicos entram em todos os números, a não ser que o filtro os retire das linhas.',
};
export type ExportWords = typeof pt;

const en: ExportWords = {
  sheets: { precos: 'Prices', figures: 'Statistics' },
  figure: 'Figure',
  value: 'Value',
  outlier: { baixo: 'Low', alto: 'High' },
  columns: {
    ...{ dia: 'Date of the result', descricao: 'Item', unidade: 'Unit', unidade_fonte: 'Unit in the source', quantidade: 'Quantity' },
    ...{ valor: 'Awarded unit price', estimado: 'Estimated unit price', total: 'Awarded total', atipico: 'Outlier', catalogo: 'Catalogue' },
    ...{
      fornecedor: 'Supplier',
      documento: 'CNPJ or CPF',
      orgao: 'Public body',
      orgao_cnpj: 'CNPJ of the body',
      municipio: 'Municipality',
      uf: 'State',
    },
    ...{ modalidade: 'Procedure', licitacao: 'Notice', item: 'Item no.', controle: 'PNCP number', link: 'Page on PNCP' },
  },
  filters: {
    ...{ q: 'search', catalogo: 'catalogue code', unidade: 'unit', de: 'from', ate: 'to', uf: 'state', orgao: 'public body' },
    ...{ fornecedor: 'supplier', valorMin: 'lowest price', valorMax: 'highest price', atipicos: 'outliers' },
  },
  facts: {
    ...{ at: 'Searched at (Brasília time)', filter: 'Filter', unit: 'Unit', count: 'Prices', min: 'Lowest price' },
    ...{ q1: 'Lower quartile', median: 'Median', q3: 'Upper quartile', max: 'Highest price', estimate: 'Median of the estimates' },
    ...{ discount: 'Median discount on the estimate (1 = 100%)', low: 'Lower bound', high: 'Upper bound', outliers: 'Outliers' },
    ...{ others: 'Prices in other units, not included', without: 'Items without a price, not included', rule: 'Rule' },
  },
  pdf: {
    title: 'Price research',
    basis: 'Unit prices awarded in public procurement, as article 23 § 1 of Law 14.133/2021 asks for. Each price names its source.',
    sample: 'Prices found',
    page: 'Page {page} of {count}',
    columns: { data: 'Date', preco: 'Unit price', fonte: 'Public body and source' },
    tooMany: 'There are {n} prices; a PDF takes at most {most}. Narrow the search down with filters, or export XLSX.',
    none: 'No prices were found: there is nothing to export.',
  },
  rule: 'Quartiles by linear interpolation, as QUARTILE.INC. An outlier is a price more than 1.5 times the distance of the quartiles (Q3 − Q1) below the lower or above the upper one; with fewer than 5 prices there are none. Outliers are part of all figures, unless the filter leaves them out of the rows.',
};

const fr: ExportWords = {
  sheets: { precos: 'Prix', figures: 'Statistiques' },
  figure: 'Donnée',
  value: 'Valeur',
  outlier: { baixo: 'Bas', alto: 'Élevé' },
  columns: {
    ...{ dia: 'Date du résultat', descricao: 'Article', unidade: 'Unité', unidade_fonte: 'Unité dans la source', quantidade: 'Quantité' },
    ...{
      valor: 'Prix unitaire attribué',
      estimado: 'Prix unitaire estimé',
      total: 'Total attribué',
      atipico: 'Atypique',
      catalogo: 'Catalogue',
    },
    ...{
      fornecedor: 'Fournisseur',
      documento: 'CNPJ ou CPF',
      orgao: 'Organisme',
      orgao_cnpj: 'CNPJ de l’organisme',
      municipio: 'Municipalité',
      uf: 'État',
    },
    modalidade: 'Procédure',
    licitacao: 'Avis',
    item: 'N° de l’article',
    controle: 'Numéro PNCP',
    link: 'Page sur le PNCP',
  },
  filters: {
    ...{ q: 'recherche', catalogo: 'code de catalogue', unidade: 'unité', de: 'du', ate: 'au', uf: 'État', orgao: 'organisme' },
    ...{ fornecedor: 'fournisseur', valorMin: 'prix minimal', valorMax: 'prix maximal', atipicos: 'atypiques' },
  },
  facts: {
    ...{ at: 'Recherche faite le (heure de Brasília)', filter: 'Filtre', unit: 'Unité', count: 'Prix', min: 'Prix le plus bas' },
    ...{ q1: '1er quartile', median: 'Médiane', q3: '3e quartile', max: 'Prix le plus élevé', estimate: 'Médiane des estimations' },
    ...{
      discount: 'Remise médiane sur l’estimation (1 = 100 %)',
      low: 'Borne inférieure',
      high: 'Borne supérieure',
      outliers: 'Prix atypiques',
    },
    others: 'Prix dans d’autres unités, non compris',
    without: 'Articles sans prix, non compris',
    rule: 'Règle',
  },
  pdf: {
    title: 'Étude de prix',
    basis:
      'Prix unitaires attribués dans des marchés publics, comme le prévoit l’article 23, § 1, de la loi 14.133/2021. Chaque prix indique sa source.',
    sample: 'Prix trouvés',
    page: 'Page {page} sur {count}',
    columns: { data: 'Date', preco: 'Prix unitaire', fonte: 'Organisme et source' },
    tooMany: 'Il y a {n} prix ; un PDF en contient au plus {most}. Affinez la recherche avec les filtres ou exportez en XLSX.',
    none: 'Aucun prix trouvé : il n’y a rien à exporter.',
  },
  rule: 'Quartiles par interpolation linéaire, comme QUARTILE.INCLURE. Est atypique un prix à plus de 1,5 fois l’écart entre les quartiles (Q3 − Q1) au-dessous du 1er ou au-dessus du 3e ; à moins de 5 prix, aucun. Les prix atypiques entrent dans tous les chiffres, sauf si le filtre les retire des lignes.',
};

const de: ExportWords = {
  sheets: { precos: 'Preise', figures: 'Statistik' },
  figure: 'Angabe',
  value: 'Wert',
  outlier: { baixo: 'Niedrig', alto: 'Hoch' },
  columns: {
    ...{
      dia: 'Datum des Ergebnisses',
      descricao: 'Position',
      unidade: 'Einheit',
      unidade_fonte: 'Einheit in der Quelle',
      quantidade: 'Menge',
    },
    ...{
      valor: 'Einzelpreis laut Zuschlag',
      estimado: 'Geschätzter Einzelpreis',
      total: 'Gesamtpreis laut Zuschlag',
      atipico: 'Ausreißer',
      catalogo: 'Katalog',
    },
    ...{
      fornecedor: 'Lieferant',
      documento: 'CNPJ oder CPF',
      orgao: 'Behörde',
      orgao_cnpj: 'CNPJ der Behörde',
      municipio: 'Gemeinde',
      uf: 'Staat',
    },
    ...{ modalidade: 'Verfahren', licitacao: 'Ausschreibung', item: 'Positionsnr.', controle: 'PNCP-Nummer', link: 'Seite im PNCP' },
  },
  filters: {
    ...{ q: 'Suche', catalogo: 'Katalogcode', unidade: 'Einheit', de: 'von', ate: 'bis', uf: 'Staat', orgao: 'Behörde' },
    ...{ fornecedor: 'Lieferant', valorMin: 'Mindestpreis', valorMax: 'Höchstpreis', atipicos: 'Ausreißer' },
  },
  facts: {
    ...{ at: 'Gesucht am (Zeit in Brasília)', filter: 'Filter', unit: 'Einheit', count: 'Preise', min: 'Niedrigster Preis' },
    ...{ q1: 'Unteres Quartil', median: 'Median', q3: 'Oberes Quartil', max: 'Höchster Preis', estimate: 'Median der Schätzungen' },
    ...{ discount: 'Medianer Nachlass auf die Schätzung (1 = 100 %)', low: 'Untere Grenze', high: 'Obere Grenze', outliers: 'Ausreißer' },
    ...{ others: 'Preise in anderen Einheiten, nicht enthalten', without: 'Positionen ohne Preis, nicht enthalten', rule: 'Regel' },
  },
  pdf: {
    title: 'Preisermittlung',
    basis:
      'Einzelpreise laut Zuschlag in öffentlichen Vergaben, wie Artikel 23 § 1 des Gesetzes 14.133/2021 verlangt. Jeder Preis nennt seine Quelle.',
    sample: 'Gefundene Preise',
    page: 'Seite {page} von {count}',
    columns: { data: 'Datum', preco: 'Einzelpreis', fonte: 'Behörde und Quelle' },
    tooMany: 'Es sind {n} Preise; ein PDF nimmt höchstens {most} auf. Grenzen Sie die Suche mit Filtern ein oder exportieren Sie XLSX.',
    none: 'Keine Preise gefunden: es gibt nichts zu exportieren.',
  },
  rule: 'Quartile durch lineare Interpolation, wie QUARTILE.INKL. Ein Ausreißer liegt mehr als das 1,5-Fache des Quartilsabstands (Q3 − Q1) unter dem unteren oder über dem oberen Quartil; bei weniger als 5 Preisen gibt es keine. Ausreißer gehen in alle Zahlen ein, sofern der Filter sie nicht aus den Zeilen nimmt.',
};

export const exportWords: Record<Language, ExportWords> = { pt, en, fr, de };
