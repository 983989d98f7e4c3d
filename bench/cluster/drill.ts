import type { Cluster, ClusterOptions } from './cluster.ts';

/** What the words of the command ask of a drill. */
export interface DrillOptions {
  /** How often something is killed. */
  moments: number;
  /** How long the load of a soak lasts. */
  minutes: number;
  /** Which journeys, as Playwright is told; all of them without. */
  words: string[];
}

interface Drilled {
  figures: Record<string, string | number>;
  /** Each bound as a sentence, and whether it held. */
  bounds: Record<string, boolean>;
}

/** One thing that must hold on a cluster; each has a cluster of its own. */
export interface Drill {
  about: string;
  cluster?: ClusterOptions;
  run(cluster: Cluster, options: DrillOptions): Promise<Drilled>;
}
