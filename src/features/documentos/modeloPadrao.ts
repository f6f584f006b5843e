// The product's own texts of a proposal, which an office may replace.
import type { TextosDoModelo } from './entities.ts';

export const modeloPadrao: TextosDoModelo = {
  antes: `À {{aviso.orgao}}
UASG {{aviso.uasg}}
{{aviso.modalidade}} nº {{aviso.numero}}
Processo nº {{aviso.processo}}
Sessão pública: {{aviso.sessao}}

{{empresa.razaoSocial}}, inscrita no CNPJ sob o nº {{empresa.cnpj}}, com sede em {{empresa.endereco}}, por seu representante legal, apresenta sua proposta de preços para o objeto abaixo, de acordo com o edital e seus anexos.

Objeto: {{aviso.objeto}}`,
  depois: `Validade da proposta: {{proposta.validadeDias}} ({{proposta.validadePorExtenso}}) dias.
Prazo de entrega: {{proposta.prazoEntrega}}.
Dados bancários: {{empresa.banco}}, agência {{empresa.agencia}}, conta {{empresa.conta}}.
Chave Pix: {{empresa.pix}}

Declaramos que os preços incluem todos os custos diretos e indiretos, como tributos, encargos sociais e trabalhistas, seguros, frete e lucro, e que conhecemos e aceitamos as condições do edital.`,
};
