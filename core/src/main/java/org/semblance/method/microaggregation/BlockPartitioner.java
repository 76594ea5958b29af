package org.semblance.method.microaggregation;

import java.io.Serializable;

/** A partitioner that uses nothing but the records of a block, and can therefore be sent to where they are. */
interface BlockPartitioner extends Partitioner, Serializable {}
