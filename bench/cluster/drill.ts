import type { Cluster, ClusterOptions } from './cluster.ts';

interface Drilled {
  figures: Record<string, string | number>;
  /** Each bound as a sentence, and whether it held. */
  bounds: Record<string, boolean>;
}

/** One thing that must hold on a cluster; each has a cluster of its own. */
export interface Drill {
  about: string;
  cluster?: ClusterOptions;
  run(cluster: Cluster): Promise<Drilled>;
}
