import { expect, test } from 'vitest';
import { nomeDaLicitacao, nomeDaModalidade, nomeDaSituacao } from './nomesDasFontes.ts';

test.each([
  ['Pregão - Eletrônico', 'Pregão Eletrônico'],
  ['Leilão – Presencial', 'Leilão Presencial'],
  ['Pregão Eletrônico', 'Pregão Eletrônico'],
  ['Pré-qualificação', 'Pré-qualificação'],
])('writes the modality %s as %s', (modalidade, nome) => {
  expect(nomeDaModalidade(modalidade)).toBe(nome);
  expect(nomeDaLicitacao({ modalidade, num_licitacao: '90006/2026' })).toBe(`${nome} 90006/2026`);
});

test.each([
  ['Em Andamento', 'Em andamento'],
  ['Dispensa Com Disputa', 'Dispensa com disputa'],
  ['Divulgada no PNCP', 'Divulgada no PNCP'],
  ['Anulado/Revogado/Cancelado', 'Anulado/Revogado/Cancelado'],
  ['Aberto-Fechado', 'Aberto-Fechado'],
  ['', ''],
])('writes the state %s as %s', (situacao, nome) => {
  expect(nomeDaSituacao(situacao)).toBe(nome);
});
