// An invented proposal, to see how the office's texts look.
import type { TermosDaProposta } from './entities.ts';

/** @param data the day of the proposal */
export function exemploDeProposta(data: string): TermosDaProposta {
  return {
    aviso: {
      orgao: 'Prefeitura Municipal de Vale Verde',
      uasg: '989999',
      modalidade: 'Pregão Eletrônico',
      numero: '90006/2026',
      processo: '1234/2026',
      objeto: 'Registro de preços para a aquisição de materiais de expediente.',
      sessao: '10/12/2026, 09:00',
    },
    itens: [
      item('1', 'Papel sulfite A4, 75 g/m², alcalino, pacote com 500 folhas', 'Aurora', 'resma', 4800, 24.9),
      item('2', 'Caneta esferográfica azul, ponta média, corpo transparente', 'Traço', 'unidade', 2000, 0.875),
      item('3', 'Caderno universitário, capa dura, 96 folhas pautadas', 'Ipê', 'unidade', 1500, 11.4),
    ],
    ...{ validadeDias: 60, prazoEntrega: '10 dias corridos após a ordem de fornecimento', local: 'Vale Verde/SP', data },
  };
}

function item(numero: string, descricao: string, marca: string, unidade: string, quantidade: number, valorUnitario: number) {
  return { lote: '', numero, descricao, marca, unidade, quantidade, valorUnitario };
}
