// Demo uploads: domains that nobody can register, with days relative to the current one.

/** Name, order number, days until it takes effect and until it is due, note. */
export type DemoRow = readonly [nome: string, pedido: string, vigencia: number | null, vencimento: number | null, nota: string];
export type DemoFile = {
  arquivo: string;
  formato: 'csv' | 'xlsx';
  bytes: number;
  /** How many days ago it was uploaded. */
  sent: number;
  rows: readonly DemoRow[];
};

export const demoFiles: readonly DemoFile[] = [
  {
    arquivo: 'dominios-carteira.xlsx',
    formato: 'xlsx',
    bytes: 11_482,
    sent: 38,
    rows: [
      ['aurora-licitacoes.example', 'PED 0141', -359, 6, 'Renovação anual; avisar o financeiro'],
      ['compras.aurora.example', 'PED 0141', -359, 6, ''],
      ['*.aurora.example', 'PED 0142', -340, 25, 'Certificado curinga do portal'],
      ['pregão-eletrônico.example', 'PED 0137', -730, 0, 'Nome com acentos; renovar por dois anos'],
      ['câmara-dos-ipês.example', 'PED 0139', -353, 12, 'Cliente: Câmara Municipal'],
      ['transparencia.vale-verde.example', 'PED 0128', -371, -6, 'Vencido: o órgão ainda não respondeu'],
      ['diario-oficial.vale-verde.example', 'PED 0128', -371, -6, ''],
      ['atas.porto-velho-do-rio.example', 'PED 0150', -21, 344, ''],
      ['são-josé.example', 'PED 0151', -14, 716, 'Registrado por dois anos'],
      ['editais.example', 'PED 0119', -1080, 15, 'Renovação automática desligada'],
      ['propostas.editais.example', 'PED 0119', null, 15, ''],
      ['arquivo-de-atas.example', 'PED 0098', -801, -71, 'Não renovar: substituído por editais.example'],
      ['fornecedores.nova-aurora.example', 'PED 0146', -120, 245, ''],
      ['_dmarc.aurora.example', 'PED 0142', -45, null, 'Política em quarentena desde a vigência'],
    ],
  },
  {
    arquivo: 'certificados-e-termos.csv',
    formato: 'csv',
    bytes: 1_937,
    sent: 5,
    rows: [
      ['Certificado e-CNPJ A1', 'AC 7731', -346, 19, 'Instalado no servidor de propostas'],
      ['Certificado e-CPF A3 do procurador', 'AC 7740', -1064, 31, 'Token com a diretoria'],
      ['Certificado SSL do portal', 'AC 7752', -83, 7, ''],
      ['Seguro-garantia do contrato 45', 'APÓLICE 3319', -300, 65, 'Endosso pede 20 dias úteis'],
      ['SICAF: habilitação jurídica', 'SICAF', -180, 3, 'Atualizar antes da próxima sessão'],
      ['Certidão negativa de débitos trabalhistas', 'CNDT', -168, 12, ''],
      ['Certidão de regularidade do FGTS', 'CRF', -24, 6, 'Vale por trinta dias'],
      ['Certidão de falência e concordata', 'TJ', -80, 10, ''],
      ['Balanço patrimonial registrado', 'JUCESP', -205, 160, ''],
      ['Registro no conselho profissional', 'CREA', 9, 374, 'Nova anuidade entra em vigor'],
      ['Marca Pregão Fácil', 'INPI 9204', 44, null, 'Publicação do registro prevista'],
    ],
  },
];
