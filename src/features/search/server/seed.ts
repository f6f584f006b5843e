// The demonstration's suggested terms.
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type {} from './tables.ts';

/** Terms that suppliers of public bodies search for, in display order. */
const terms = [
  ...['material de escritório', 'merenda escolar', 'serviços de limpeza', 'material de limpeza', 'medicamentos'],
  ...['combustíveis', 'gêneros alimentícios', 'manutenção predial', 'equipamentos de informática', 'transporte escolar'],
  ...['pavimentação asfáltica', 'material de construção', 'vigilância patrimonial', 'locação de veículos', 'computadores e notebooks'],
  ...['mobiliário escolar', 'pneus e câmaras de ar', 'material hospitalar', 'equipamentos médicos', 'ar-condicionado'],
  ...['água mineral', 'material elétrico', 'uniformes escolares', 'coleta de lixo', 'peças para veículos'],
  ...['iluminação pública', 'serviços gráficos', 'agricultura familiar', 'licenças de software', 'papel A4'],
  ...['toner e cartuchos', 'mão de obra terceirizada', 'obras de engenharia', 'reforma de escola', 'construção de creche'],
  ...['material odontológico', 'exames laboratoriais', 'gases medicinais', 'fraldas descartáveis', 'equipamentos de proteção individual'],
  ...['internet banda larga', 'telefonia móvel', 'câmeras de segurança', 'impressoras multifuncionais', 'servidores de rede'],
  ...['passagens aéreas', 'seguro de veículos', 'manutenção de frota', 'ambulância', 'ônibus escolar'],
  ...['máquinas pesadas', 'retroescavadeira', 'locação de caminhões', 'tubos de concreto', 'massa asfáltica'],
  ...['tinta e material de pintura', 'ferramentas', 'material hidráulico', 'madeira e compensado', 'cimento e areia'],
  ...['gás de cozinha', 'carne bovina', 'frutas e verduras', 'leite em pó', 'cestas básicas'],
  ...['café e açúcar', 'pães e bolos', 'refeições prontas', 'utensílios de cozinha', 'copos descartáveis'],
  ...['eletrodomésticos', 'poltronas e cadeiras', 'livros didáticos', 'brinquedos pedagógicos', 'material esportivo'],
  ...['instrumentos musicais', 'sonorização e palco', 'organização de eventos', 'locação de tendas', 'fogos de artifício'],
  ...['publicidade institucional', 'assessoria jurídica', 'consultoria contábil', 'concurso público', 'capacitação de servidores'],
  ...['dedetização', 'limpeza de fossas', 'poda de árvores', 'jardinagem', 'sinalização viária'],
  ...['perfuração de poços', 'tratamento de água', 'energia solar', 'elevadores', 'extintores de incêndio'],
  ...['serviços funerários', 'órteses e próteses', 'vacinas e soros', 'ração e produtos veterinários', 'mudas e sementes'],
];

export async function seedTerms(db: Queries): Promise<void> {
  const rows = terms.map((title, index) => ({ id: index + 1, title, words: fold(title), rank: index + 1 }));
  await db.insertInto('autocomplete_terms').values(rows).execute();
}
