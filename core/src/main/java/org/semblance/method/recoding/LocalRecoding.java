package org.semblance.method.recoding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.method.GeneralizingMethod;
import org.semblance.method.GoalMethod;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.MethodFacts;
import org.semblance.method.UnreachableAims;
import org.semblance.method.generalization.Ladder;
import org.semblance.method.microaggregation.Mdav;
import org.semblance.privacy.Aim;
import org.semblance.privacy.CombinedAim;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.PopulationGuarantee;
import org.semblance.quality.loss.Granularity;

/**
 * The method {@code local-recoding}: records are grouped, and each group shows the least common labels of its members.
 */
@CatalogEntry(
        name = LocalRecoding.NAME,
        summary = "generalisation that differs from group to group: each group shows the lowest labels "
                + "that cover all its members",
        source = "Xu, J., Wang, W., Pei, J., Wang, X., Shi, B. and Fu, A. W.-C. (2006). Utility-based anonymization"
                + " using local recoding. 12th ACM SIGKDD International Conference on Knowledge Discovery and Data"
                + " Mining, 785-790.")
@MethodFacts(
        claims = KAnonymity.class,
        adviceOnLoss = "Give the attribute a hierarchy with more levels, use fewer quasi-identifiers, or choose "
                + "a smaller k.")
public record LocalRecoding(
        @About(value = "minimum number of records that become indistinguishable, at least 2", code = ProblemCode.E_K)
        int k,

        @About(
                value = "how groups are formed: least-loss, a search for groups with a small loss, or mdav, the "
                        + "groups of microaggregation",
                fallback = "least-loss")
        GroupOrigin partition,

        @About(
                value = "how long least-loss searches: quick, standard or thorough; the same table always gives "
                        + "the same groups",
                fallback = "standard")
        SearchEffort effort,

        @About(
                value = "what least-loss preserves: granularity, or semantic, the meaning of values whose "
                        + "hierarchy has a taxonomy",
                fallback = Granularity.NAME)
        RecodingObjective objective)
        implements GeneralizingMethod {

    public static final String NAME = "local-recoding";

    public LocalRecoding {
        new KAnonymity(k); // refuses a k that protects nobody
    }

    /** With the groups that lose least granularity. */
    public LocalRecoding(int k, SearchEffort effort) {
        this(k, GroupOrigin.LEAST_LOSS, effort, RecodingObjective.GRANULARITY);
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return mask(data, List.of(), List.of(), watcher);
    }

    /**
     * Groups that violate a goal are merged with others until they satisfy it; the labels of groups that cover too few
     * people of a population are raised.
     */
    @Override
    public Method reaching(List<Aim> aims, List<PopulationGuarantee> ofPopulation) {
        ofPopulation.stream().filter(one -> !one.classwise()).findFirst().ifPresent(one -> {
            throw Problem.recipe(
                    ProblemCode.E_AIM,
                    one.name() + " needs classes that do not overlap, and each group of this method has labels of its"
                            + " own, which may cover people of other groups",
                    "choose incognito or datafly, which generalise all values of an attribute alike");
        });
        return new GoalMethod(
                this, aims, ofPopulation, (data, more, chance, watcher) -> mask(data, more, ofPopulation, watcher));
    }

    private Masked mask(Dataset data, List<Aim> aims, List<PopulationGuarantee> ofPopulation, Watcher watcher) {
        List<Attribute> attributes = data.with(Role.QUASI_IDENTIFIER);
        if (attributes.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_QI,
                    "no attribute is a quasi-identifier, so there is nothing to mask",
                    "give the role quasi-identifier to the attributes that others may know of a person");
        }
        List<Ladder> ladders =
                attributes.stream().map(attribute -> Ladder.of(attribute, data)).toList();
        RecodingUnits units = partition == GroupOrigin.MDAV
                ? RecodingUnits.together(data)
                : RecodingUnits.alike(
                        data, ladders.stream().map(Ladder::leafOfRow).toList());
        units.refuseFewerThan(k);
        if (units.count() < 2L * k) {
            watcher.warn(WarningCode.W_ONE_CLASS, "fewer than 2k records: all of them form one group and become equal");
        }
        List<AttributeLabels> labels = IntStream.range(0, ladders.size())
                .mapToObj(j ->
                        AttributeLabels.of(ladders.get(j), attributes.get(j).weight(), units.rows(), objective))
                .toList();
        Evidence evidence = aims.isEmpty() && ofPopulation.isEmpty() ? Evidence.NONE : Evidence.ofOriginal(data);
        UnreachableAims.refuse(aims, evidence, data.table().size());
        LabelRaise raise = new LabelRaise(ladders, labels, ofPopulation, evidence);
        raise.refuseUnreachable(data.table().size());
        Groups close = partition == GroupOrigin.MDAV
                ? mdav(attributes, labels, units, data.combine(), watcher)
                : leastLoss(labels, units, watcher);
        Groups groups = aims.isEmpty()
                ? close
                : new GroupJoiner(labels, units, new CombinedAim(aims).judge(evidence)).of(close, watcher);
        int[][] shown = raise.of(groups, units, watcher);
        List<Column> masked = new ArrayList<>();
        for (int j = 0; j < labels.size(); j++) {
            masked.add(column(attributes.get(j).name(), labels.get(j), shown[j], units, groups));
        }
        return new Masked(
                data.table().with(masked), ofRows(groups, units, data.table().size()));
    }

    private Groups mdav(
            List<Attribute> attributes,
            List<AttributeLabels> labels,
            RecodingUnits units,
            Combination combine,
            Watcher watcher) {
        Records records = new Records(
                IntStream.range(0, labels.size())
                        .mapToObj(j -> new Records.Part<>(
                                attributes.get(j),
                                new LabelSpace(attributes.get(j).name(), labels.get(j))))
                        .toList(),
                combine);
        int[] all = IntStream.range(0, units.count()).toArray();
        return new Groups(units.count(), new Mdav(k).partition(records, all, watcher));
    }

    private Groups leastLoss(List<AttributeLabels> labels, RecodingUnits units, Watcher watcher) {
        UnitTuples tuples = UnitTuples.of(labels, units);
        int[] dealt = new int[tuples.size()];
        List<int[]> members = new ArrayList<>();
        for (RecodingGroup group : new LowLossPartition(k, effort).partition(tuples, units.count(), watcher)) {
            int[] chosen = new int[group.size()];
            int count = 0;
            for (int entry = 0; entry < group.entries(); entry++) {
                int tuple = group.tuple(entry);
                System.arraycopy(tuples.unitsOf(tuple), dealt[tuple], chosen, count, group.count(entry));
                dealt[tuple] += group.count(entry);
                count += group.count(entry);
            }
            Arrays.sort(chosen);
            members.add(chosen);
        }
        members.sort((one, other) -> one[0] - other[0]);
        return new Groups(units.count(), members);
    }

    /** The column with the label of each row's group. */
    private static Words column(String name, AttributeLabels labels, int[] shown, RecodingUnits units, Groups groups) {
        @Nullable
        String[] texts =
                new String[units.rows().stream().mapToInt(rows -> rows.length).sum()];
        for (int group = 0; group < groups.count(); group++) {
            for (int unit : groups.members(group)) {
                for (int row : units.rows().get(unit)) {
                    texts[row] = labels.text(shown[group]);
                }
            }
        }
        return Words.of(name, texts);
    }

    private static Groups ofRows(Groups groups, RecodingUnits units, int size) {
        return new Groups(
                size,
                IntStream.range(0, groups.count())
                        .mapToObj(group -> Arrays.stream(groups.members(group))
                                .flatMap(unit -> Arrays.stream(units.rows().get(unit)))
                                .sorted()
                                .toArray())
                        .toList());
    }

    @Override
    public List<Guarantee> claims() {
        return List.of(new KAnonymity(k));
    }
}
