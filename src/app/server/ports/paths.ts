/** The page of each item. */
export const paths = {
  licitacao: (id: number) => `/apps/invoice/preview/${id}`,
  projeto: (id: number) => `/projetos-de-lei/${id}`,
  certidao: (id: number) => `/certidoes?certidao=${id}`,
  contrato: (id: number) => `/contratos/${id}`,
  proposta: (id: number) => `/propostas/${id}`,
  ata: (id: number) => `/atas/${id}`,
  dns: (id: number) => `/dns?entry=${id}`,
  task: (id: number) => `/apps/todo?task=${id}`,
  event: (id: number) => `/apps/calendar?event=${id}`,
};
