// Columns of a sheet of notices: aliases, including the export's headings, and hints.
import type { SheetColumn } from '#kit/server/records/kind.ts';
import { column } from './planilhaColumn.ts';

const moment = {
  pt: 'dd/mm/aaaa hh:mm, no horário de Brasília.',
  en: 'dd/mm/yyyy hh:mm, Brasília time.',
  fr: 'jj/mm/aaaa hh:mm, heure de Brasília.',
  de: 'TT.MM.JJJJ hh:mm, Zeit von Brasília.',
};
const money = {
  pt: 'Em reais: 1.234,56. Vazio ou 0: não informado.',
  en: 'In reais: 1.234,56, with a decimal comma. Empty or 0: not given.',
  fr: 'En reais : 1.234,56, avec une virgule décimale. Vide ou 0 : inconnu.',
  de: 'In Real: 1.234,56, mit Dezimalkomma. Leer oder 0: unbekannt.',
};

const controleAliases = [
  'Número de controle',
  'Número de controle PNCP',
  'Controle',
  'Control number',
  'Numéro de contrôle',
  'Kontrollnummer',
];

/** Which notice a row of another sheet belongs to. */
export const numeroControle = column('numero_controle', 'required', '99123456000106-1-000007/2026', controleAliases, {
  pt: 'Número de controle do PNCP: CNPJ-1-sequencial/ano. De licitação cadastrada à mão: a chave m:… da página ou da exportação.',
  en: "PNCP's control number: CNPJ-1-sequence/year. Of a notice entered by hand: the key m:… on its page or in the export.",
  fr: "Numéro de contrôle du PNCP : CNPJ-1-séquence/année. D'un avis saisi à la main : la clé m:… de sa page ou de l'export.",
  de: 'Kontrollnummer des PNCP: CNPJ-1-laufende Nummer/Jahr. Einer von Hand erfassten Ausschreibung: der Schlüssel m:… auf ihrer Seite oder im Export.',
});

/** Rows without one are notices of portals outside PNCP. */
const numeroControleOpcional: SheetColumn = {
  ...column('numero_controle', 'optional', '99123456000106-1-000007/2026', controleAliases, {
    pt: 'Número de controle do PNCP: CNPJ-1-sequencial/ano. Vazio: licitação fora do PNCP, reconhecida por portal, CNPJ, modalidade e número.',
    en: "PNCP's control number: CNPJ-1-sequence/year. Empty: a notice outside PNCP, recognised by portal, CNPJ, procedure and number.",
    fr: 'Numéro de contrôle du PNCP : CNPJ-1-séquence/année. Vide : avis hors du PNCP, reconnu par portail, CNPJ, procédure et numéro.',
    de: 'Kontrollnummer des PNCP: CNPJ-1-laufende Nummer/Jahr. Leer: Ausschreibung außerhalb des PNCP, erkannt an Portal, CNPJ, Verfahrensart und Nummer.',
  }),
  isKey: true,
};

export const planilhaLicitacoesColumns: readonly SheetColumn[] = [
  numeroControleOpcional,
  column(
    'numero',
    'required',
    '90007',
    ['num_licitacao', 'Nº', 'Número da compra', 'Número da licitação', 'numeroCompra', 'Number', 'Nummer'],
    {
      pt: 'Número da licitação, como no edital; pode incluir o ano: 90007/2026.',
      en: 'Number of the notice as announced; it may include the year: 90007/2026.',
      fr: "Numéro de l'appel d'offres tel que publié ; l'année peut suivre : 90007/2026.",
      de: 'Nummer der Ausschreibung wie bekannt gemacht; das Jahr darf dabeistehen: 90007/2026.',
    },
  ),
  column('ano', 'optional', '2026', ['Ano da compra', 'anoCompra', 'anoCompraPncp', 'Year', 'Année', 'Jahr'], {
    pt: 'Ano com quatro dígitos. Obrigatório quando o número não o inclui.',
    en: 'Year in four digits. Required if the number does not include it.',
    fr: 'Année en quatre chiffres. Obligatoire si le numéro ne la contient pas.',
    de: 'Jahr mit vier Ziffern. Pflicht, wenn die Nummer es nicht enthält.',
  }),
  column(
    'orgao',
    'required',
    'Município de Vila Alegre',
    ['Nome do órgão', 'Razão social', 'orgaoEntidadeRazaoSocial', 'Public body', 'Organisme', 'Behörde', 'Auftraggeber'],
    {
      pt: 'Nome do órgão que compra.',
      en: 'Name of the public body making the purchase.',
      fr: "Nom de l'organisme acheteur.",
      de: 'Name des Auftraggebers.',
    },
  ),
  column('cnpj', 'optional', '99.123.456/0001-06', ['orgao_cnpj', 'CNPJ do órgão', 'orgaoEntidadeCnpj'], {
    pt: 'CNPJ do órgão, com ou sem pontuação. Vazio: o do número de controle; sem ele, obrigatório.',
    en: "The public body's CNPJ, with or without punctuation. Empty: the one in the control number; required without one.",
    fr: "CNPJ de l'organisme, avec ou sans ponctuation. Vide : celui du numéro de contrôle ; obligatoire sans celui-ci.",
    de: 'CNPJ des Auftraggebers, mit oder ohne Satzzeichen. Leer: der aus der Kontrollnummer; ohne diese Pflicht.',
  }),
  column('uasg', 'optional', '150001', ['Código da UASG', 'Código da unidade', 'codigoUnidade', 'unidadeOrgaoCodigoUnidade'], {
    pt: 'Código da unidade compradora.',
    en: 'Code of the buying unit.',
    fr: 'Code du service acheteur.',
    de: 'Code der Vergabestelle.',
  }),
  column(
    'unidade',
    'optional',
    'Secretaria de Transportes',
    [
      'Unidade compradora',
      'Nome da unidade',
      'nomeUnidade',
      'unidadeOrgaoNomeUnidade',
      'Unit',
      'Unité',
      'Service acheteur',
      'Stelle',
      'Vergabestelle',
    ],
    {
      pt: 'Nome da unidade compradora.',
      en: 'Name of the buying unit.',
      fr: 'Nom du service acheteur.',
      de: 'Name der Vergabestelle.',
    },
  ),
  column(
    'municipio',
    'optional',
    'São Paulo',
    ['Cidade', 'municipioNome', 'unidadeOrgaoMunicipioNome', 'Municipality', 'Commune', 'Gemeinde'],
    {
      pt: 'Nome do município.',
      en: 'Name of the municipality.',
      fr: 'Nom de la commune.',
      de: 'Name der Gemeinde.',
    },
  ),
  column('uf', 'optional', 'SP', ['Estado', 'Sigla da UF', 'ufSigla', 'unidadeOrgaoUfSigla', 'State', 'État', 'Bundesstaat'], {
    pt: 'Sigla do estado, com duas letras.',
    en: 'Two-letter abbreviation of the state.',
    fr: "Les deux lettres de l'État.",
    de: 'Die zwei Buchstaben des Bundesstaats.',
  }),
  column(
    'modalidade',
    'required',
    'Pregão - Eletrônico',
    [
      'modalidadeNome',
      'Modalidade da contratação',
      'modalidadeId',
      'modalidadeIdPncp',
      'Procedure',
      'Modality',
      'Procédure',
      'Modalité',
      'Verfahrensart',
    ],
    {
      pt: 'Nome ou código do PNCP: Pregão - Eletrônico ou 6. Se a forma não for indicada, é a eletrônica.',
      en: "PNCP's name or code: Pregão - Eletrônico or 6. Electronic unless stated otherwise.",
      fr: 'Nom ou code du PNCP : Pregão - Eletrônico ou 6. Sans précision, la forme électronique.',
      de: 'Name oder Code des PNCP: Pregão - Eletrônico oder 6. Ohne Zusatz die elektronische Form.',
    },
  ),
  column(
    'objeto',
    'required',
    'Aquisição de pneus para a frota municipal',
    ['Objeto da compra', 'objetoCompra', 'Descrição', 'Descrição do objeto', 'Subject', 'Object', 'Objet', 'Gegenstand'],
    {
      pt: 'Objeto da compra.',
      en: 'What is being bought.',
      fr: 'Ce qui est acheté.',
      de: 'Was eingekauft wird.',
    },
  ),
  column(
    'processo',
    'optional',
    '23000.000007/2026-11',
    ['Número do processo', 'Case number', 'Process', 'Numéro de dossier', 'Dossier', 'Aktenzeichen'],
    {
      pt: 'Número do processo administrativo.',
      en: 'Number of the administrative case file.',
      fr: 'Numéro du dossier administratif.',
      de: 'Aktenzeichen des Verwaltungsvorgangs.',
    },
  ),
  column(
    'situacao',
    'optional',
    'Divulgada',
    ['Situação da compra', 'Situação na fonte', 'situacaoCompraNome', 'situacaoCompraNomePncp', 'situacaoCompraId', 'situacaoCompraIdPncp'],
    {
      pt: 'Divulgada, Revogada, Anulada ou Suspensa, ou 1 a 4. Vazio: Divulgada.',
      en: 'Divulgada, Revogada, Anulada or Suspensa, or 1 to 4. Empty: Divulgada.',
      fr: 'Divulgada, Revogada, Anulada ou Suspensa, ou 1 à 4. Vide : Divulgada.',
      de: 'Divulgada, Revogada, Anulada oder Suspensa, oder 1 bis 4. Leer: Divulgada.',
    },
  ),
  column(
    'srp',
    'optional',
    'Sim',
    [
      'Registro de preços',
      'Sistema de registro de preços',
      'Price registration',
      'Accord-cadre',
      'Registre de prix',
      'Rahmenvereinbarung',
      'Preisregister',
    ],
    {
      pt: 'Registro de preços: sim ou não. Vazio: não.',
      en: 'Price registration: sim (yes) or não (no). Empty: no.',
      fr: 'Accord-cadre : sim (oui) ou não (non). Vide : non.',
      de: 'Rahmenvereinbarung: sim (ja) oder não (nein). Leer: nein.',
    },
  ),
  column(
    'valor_estimado',
    'optional',
    '150.000,50',
    ['Valor total estimado', 'valorTotalEstimado', 'Estimated value', 'Montant estimé', 'Valeur estimée', 'Schätzwert'],
    money,
  ),
  column(
    'valor_homologado',
    'optional',
    '',
    [
      'Valor total homologado',
      'valorTotalHomologado',
      'Awarded value',
      'Montant attribué',
      'Valeur attribuée',
      'Zuschlagssumme',
      'Zuschlagswert',
    ],
    {
      pt: 'Em reais. Se preenchido, a licitação conta como encerrada.',
      en: 'In reais. If filled in, the notice counts as closed.',
      fr: "En reais. S'il est rempli, l'appel d'offres compte comme clos.",
      de: 'In Real. Ist sie ausgefüllt, gilt die Ausschreibung als abgeschlossen.',
    },
  ),
  column(
    'publicacao',
    'required',
    '14/05/2026 09:15',
    ['Data de publicação', 'Data de divulgação', 'dataPublicacaoPncp', 'Publication', 'Veröffentlichung'],
    moment,
  ),
  column(
    'abertura',
    'optional',
    '15/05/2026 08:00',
    [
      'Data de abertura',
      'Abertura das propostas',
      'dataAberturaProposta',
      'dataAberturaPropostaPncp',
      'Opening',
      'Début du dépôt',
      'Ouverture',
      'Fristbeginn',
      'Eröffnung',
    ],
    moment,
  ),
  column(
    'encerramento',
    'optional',
    '28/05/2026 08:30',
    [
      'Data de encerramento',
      'Encerramento das propostas',
      'dataEncerramentoProposta',
      'dataEncerramentoPropostaPncp',
      'Closing',
      'Date limite',
      'Clôture',
      'Fristende',
      'Schluss',
    ],
    {
      pt: 'dd/mm/aaaa hh:mm, no horário de Brasília. Sem hora: até o fim do dia.',
      en: 'dd/mm/yyyy hh:mm, Brasília time. Without a time: until the end of the day.',
      fr: "jj/mm/aaaa hh:mm, heure de Brasília. Sans l'heure : jusqu'à la fin du jour.",
      de: 'TT.MM.JJJJ hh:mm, Zeit von Brasília. Ohne Uhrzeit: bis zum Ende des Tages.',
    },
  ),
  column(
    'atualizacao',
    'optional',
    '',
    [
      'Data de atualização',
      'Última atualização',
      'dataAtualizacaoGlobal',
      'dataAtualizacao',
      'dataAtualizacaoPncp',
      'Update',
      'Mise à jour',
      'Aktualisierung',
    ],
    {
      pt: 'Data da última alteração dos dados; vale a mais recente. Vazio: a data de publicação.',
      en: 'When the data last changed; the most recent date counts. Empty: the publication date.',
      fr: 'Dernière modification des données ; la plus récente compte. Vide : la publication.',
      de: 'Letzte Änderung der Angaben; die neueste gilt. Leer: die Veröffentlichung.',
    },
  ),
  column(
    'portal',
    'optional',
    'Compras do Município',
    ['Plataforma', 'Portal de origem', 'Submitted through', 'Plateforme d’origine', 'Herkunftsplattform'],
    {
      pt: 'Nome do portal em que a licitação foi publicada.',
      en: 'Name of the portal that published the notice.',
      fr: "Nom du portail qui a publié l'avis.",
      de: 'Name des Portals, das die Ausschreibung veröffentlicht hat.',
    },
  ),
  column(
    'link_origem',
    'optional',
    'https://compras.exemplo.gov.br/7',
    ['Link', 'Link do sistema de origem', 'linkSistemaOrigem', 'Lien'],
    {
      pt: 'Endereço da licitação no sistema de origem.',
      en: 'Address of the notice in the system it comes from.',
      fr: "Adresse de l'appel d'offres dans le système d'origine.",
      de: 'Adresse der Ausschreibung im Ursprungssystem.',
    },
  ),
  column('informacao', 'optional', '', ['Informação complementar', 'Informações complementares', 'informacaoComplementar', 'Observações'], {
    pt: 'Outras informações.',
    en: 'Further information.',
    fr: 'Autres informations.',
    de: 'Weitere Angaben.',
  }),
];
