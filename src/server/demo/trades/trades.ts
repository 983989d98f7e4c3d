import { buildingTrades } from './building.ts';
import { careTrades } from './care.ts';
import { hostingTrades } from './hosting.ts';
import { officeTrades } from './office.ts';
import { technologyTrades } from './technology.ts';
import type { Trade } from './trade.ts';

export const trades: readonly Trade[] = [
  ...buildingTrades,
  ...careTrades,
  ...hostingTrades,
  ...officeTrades,
  ...technologyTrades,
];
